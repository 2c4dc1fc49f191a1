import { Fragment } from 'react';

/** An email address, read from the left in every language. If it has to break, it does so before its domain, or before a dot. */
export function EmailAddress({ children }: { children: string }) {
  const domainAt = children.lastIndexOf('@') + 1;
  return (
    <bdi dir="ltr" className="min-w-0 wrap-anywhere [text-decoration:inherit]">
      {brokenAtDots(children.slice(0, domainAt))}
      <wbr />
      <span className="inline-block max-w-full [text-decoration:inherit]">
        {brokenAtDots(children.slice(domainAt))}
      </span>
    </bdi>
  );
}

function brokenAtDots(text: string) {
  return text.split(/(?=\.)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never change places.
    <Fragment key={place}>
      {place > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
