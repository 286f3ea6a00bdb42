import { useIdentity } from "#app/site/identity.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Text } from "#app/ui/text.tsx";

/** When somebody is there, and the way of those who cannot wait until then. */
export function HoursAndBlood() {
  const { hours } = useIdentity();
  return (
    <dl className="grid gap-y-5 border-s-4 border-pomegranate bg-raised p-5">
      <div>
        <dt className="label text-soft">Office hours</dt>
        <Text as="dd" text={hours} className="mt-1" />
      </div>
      <div>
        <dt className="label text-pomegranate">Does somebody need blood?</dt>
        <dd className="mt-2">
          <LinkButton to="/registration/blood-request" variant="danger">
            I need blood
          </LinkButton>
        </dd>
      </div>
    </dl>
  );
}
