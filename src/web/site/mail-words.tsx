/** An e-mail address that breaks after its @, where a line has to break, before it breaks within a word. */
export function MailWords({ address }: { address: string }) {
  const at = address.indexOf('@') + 1;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
