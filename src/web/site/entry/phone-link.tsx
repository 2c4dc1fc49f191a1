import { telephone } from '#web/shell/phone.ts';

/** A number within a sentence. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={telephone(number)} className="text-link whitespace-nowrap tabular-nums">
      {number}
    </a>
  );
}
