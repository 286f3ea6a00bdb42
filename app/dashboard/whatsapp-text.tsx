import { MessageCircle } from "lucide-react";
import { useState } from "react";
import type { CallResult } from "#app/lib/call-reply.ts";
import { whatsAppLink } from "#app/lib/phone.ts";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/links.tsx";
import { useAct } from "./use-act.ts";

/** How a text by WhatsApp is noted. That a chat was opened does not say that anything was sent. */
export const whatsAppNotes = { opened: "Opened in WhatsApp", sent: "Sent by WhatsApp" } as const;
type WhatsAppNote = (typeof whatsAppNotes)[keyof typeof whatsAppNotes];

type WhatsAppTextProps = {
  phone: string;
  /** In the language of whom it goes to. */
  text: string;
  /** What it says or whom it goes to: its link is called so. */
  what: string;
  label?: string;
  /** Where it is noted, for those who may. */
  notes?: {
    note: (done: WhatsAppNote) => Promise<CallResult<{ message?: string }>>;
    /** Loads again what shows the notes. */
    refresh: () => Promise<unknown>;
    /** Whether the last note says that it was opened. */
    opened?: boolean;
  };
};

/** A prepared text: a press opens it in WhatsApp and is noted; that it was sent is noted when staff say so. */
export function WhatsAppText({ phone, text, what, label = "Send by WhatsApp", notes }: WhatsAppTextProps) {
  const { busy, act } = useAct(async () => notes?.refresh());
  const [pressed, setPressed] = useState(false);

  async function note(done: WhatsAppNote) {
    if (!notes) return;
    const { ok } = await act(notes.note(done), done);
    setPressed(done === whatsAppNotes.opened || !ok);
  }

  return (
    <>
      <LinkButton
        variant="quiet"
        size="small"
        href={whatsAppLink(phone, text)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${label}: ${what} (opens in a new tab)`}
        onClick={() => void note(whatsAppNotes.opened)}
      >
        <MessageCircle aria-hidden="true" className="size-4" />
        {label}
      </LinkButton>
      {(pressed || notes?.opened) && (
        <Button
          size="small"
          disabled={busy}
          aria-label={`It was sent: ${what}`}
          onClick={() => void note(whatsAppNotes.sent)}
        >
          It was sent
        </Button>
      )}
    </>
  );
}
