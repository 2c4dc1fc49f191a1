import { Fragment } from 'react';

/** An email address, left to right in every language. It breaks only after the @ or before a dot. */
export function EmailAddress({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className="min-w-0 wrap-anywhere">
      {children.split(/(?<=@)|(?=\.)/).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never change places.
        <Fragment key={place}>
          {place > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
