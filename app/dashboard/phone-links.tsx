import { MessageCircle } from "lucide-react";
import { phoneLink, phoneText, whatsAppLink } from "#app/lib/phone.ts";
import { WideWord } from "./row-actions.tsx";

/** In a row of a list: a number to call, and its chat. Nothing where the number is none that the user may read. */
export function PhoneLinks({ phone, name }: { phone: string | undefined; name: string }) {
  if (!phone) return null;
  return (
    <span className="-my-1 inline-flex flex-wrap items-center">
      <a
        href={phoneLink(phone)}
        aria-label={`Call ${name}: ${phoneText(phone)}`}
        className="inline-flex min-h-9 items-center font-semibold text-emerald underline decoration-rule-strong underline-offset-4 hover:decoration-current"
      >
        {phoneText(phone)}
      </a>
      <a
        href={whatsAppLink(phone)}
        target="_blank"
        rel="noopener noreferrer"
        title="WhatsApp"
        aria-label={`WhatsApp to ${name} (opens in a new tab)`}
        className="inline-flex min-h-9 min-w-9 items-center gap-1 rounded-sm px-2 text-soft hover:bg-raised hover:text-ink"
      >
        <MessageCircle aria-hidden="true" className="size-4.5" />
        <WideWord>WhatsApp</WideWord>
      </a>
    </span>
  );
}
