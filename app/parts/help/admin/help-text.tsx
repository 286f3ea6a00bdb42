import { useState } from "react";
import { call } from "#app/dashboard/call.ts";
import { useMayCall } from "#app/dashboard/own-user.tsx";
import { useAct } from "#app/dashboard/use-act.ts";
import { WhatsAppText } from "#app/dashboard/whatsapp-text.tsx";
import { formatTime } from "#app/lib/dates.ts";
import type { HelpRequest, HelpText } from "#app/parts/help/help.schema.ts";
import { helpAdminCalls } from "#app/parts/help/help-admin.calls.ts";
import { helpAdminMessages as messages } from "#app/parts/help/help-admin.messages.ts";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { LinkButton } from "#app/ui/links.tsx";
import { Text } from "#app/ui/text.tsx";
import { helpTexts } from "./help-queries.ts";

type HelpCaseProps = { request: HelpRequest; refresh: () => Promise<unknown> };

/** A text for the family with the ways to send it, which the history notes: FAMILY-15. */
export function FamilyText({ request, refresh, said }: HelpCaseProps & { said: HelpText }) {
  const may = useMayCall()(helpAdminCalls.noteHelpRequest);
  const { id, phone = "" } = request;
  const { name, text, link } = said;
  const note = (done: string) =>
    call(helpAdminCalls.noteHelpRequest, { body: { id, note: `${done}: ${name}` }, texts: helpTexts });
  return (
    <>
      <Text as="p" text={text} className="text-soft wrap-anywhere" />
      <span className="mt-2 flex flex-wrap gap-3">
        {link && <CopyButton text={link} what={`the link: ${name}`} />}
        <WhatsAppText phone={phone} text={text} what={name} {...(may && { notes: { note, refresh } })} />
        <LinkButton variant="quiet" size="small" href={`sms:+${phone}?body=${encodeURIComponent(text)}`}>
          Send by SMS<span className="sr-only">: {name}</span>
        </LinkButton>
      </span>
    </>
  );
}

/** The family's link for photos of papers: until when it has one, and a new one with the text that sends it. */
export function PapersLink({ request, refresh }: HelpCaseProps) {
  const { busy, act } = useAct(refresh);
  const [said, setSaid] = useState<HelpText>();

  async function make() {
    const made = call(helpAdminCalls.makePapersLink, { body: { id: request.id }, texts: helpTexts });
    const reply = await act(made, messages.linkMade);
    if (reply.ok) setSaid(reply.body.said);
  }

  const until = request.papers_link_until;
  return (
    <div className="mt-4 grid gap-2 text-sm">
      {said && <FamilyText request={request} refresh={refresh} said={said} />}
      <p className="text-soft">
        {until
          ? `The family can add photos by its link until ${formatTime(until)}.`
          : "The family has no link for photos that still works."}
        {!said && " A link is shown only when it is made."}
      </p>
      <p>
        <Button variant="quiet" size="small" disabled={busy} onClick={() => void make()}>
          Make a new link
        </Button>
      </p>
    </div>
  );
}
