import { Button } from "#app/ui/button.tsx";

type LinkFormProps = { words: { text: string; button: string }; token: string };

/**
 * What a link of a mail leads to: a button, because programs that read mail follow links by themselves. It posts to
 * the page it stands on.
 */
export function NewsletterLinkForm({ words, token }: LinkFormProps) {
  return (
    <form method="post" className="mt-5">
      <p className="mx-auto max-w-md text-lg text-soft">{words.text}</p>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" className="mt-7">
        {words.button}
      </Button>
    </form>
  );
}
