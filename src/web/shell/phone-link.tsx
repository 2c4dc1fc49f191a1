import { telephone } from '#web/ui/core/telephone.ts';

export function PhoneLink({ number, look = 'text-link' }: { number: string; look?: string }) {
  return (
    <a href={telephone(number)} dir="ltr" className={`${look} whitespace-nowrap tabular-nums`}>
      {number}
    </a>
  );
}
