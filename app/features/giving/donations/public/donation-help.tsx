import { phoneLink } from "#app/lib/phone.ts";
import { useIdentity } from "#app/site/identity.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Ltr } from "#app/ui/text.tsx";

export function DonationHelp() {
  const { phone } = useIdentity();
  return (
    <a href={phoneLink(phone)} className="text-link figures inline-flex min-h-11 items-center gap-2">
      <Icon name="phone" className="size-4" />
      <Ltr>{phone}</Ltr>
    </a>
  );
}
