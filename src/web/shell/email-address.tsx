/** An email address, read from the left in every language. Where it has to break, it does so before the domain. */
export function EmailAddress({ children }: { children: string }) {
  const [name, domain] = children.split(/(?<=@)/, 2);
  return (
    <bdi dir="ltr" className="min-w-0 wrap-anywhere">
      {name}
      {domain ? (
        <>
          <wbr />
          {domain}
        </>
      ) : null}
    </bdi>
  );
}
