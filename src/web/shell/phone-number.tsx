/** A phone number, left to right in every language. */
export function PhoneNumber({ children, className }: { children: string; className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}
