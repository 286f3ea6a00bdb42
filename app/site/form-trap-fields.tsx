/** The two hidden fields of public forms: a honeypot (whoever fills it gets thanks, nothing is stored), a signed time. */
export function FormTrapFields({ token }: { token: string | undefined }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      {token && <input type="hidden" name="form_token" value={token} />}
    </div>
  );
}
