/** A phone number as it is read in every language: from the left. */
export function PhoneNumber({ children, className }: { children: string; className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}
