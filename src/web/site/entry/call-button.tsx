import { ButtonLink, type ButtonSize, type ButtonVariant } from '#web/ui/core/button.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { telephone } from '#web/ui/core/telephone.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Calls a number, which it shows for those who have another phone at hand. */
export function CallButton({
  number,
  ...look
}: {
  number: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
}) {
  return (
    <ButtonLink href={telephone(number)} {...look}>
      <Icon name="phone" className="size-5 shrink-0" />
      <span>
        <Phrase
          message="Call {number}"
          number={
            <span dir="ltr" className="whitespace-nowrap tabular-nums">
              {number}
            </span>
          }
        />
      </span>
    </ButtonLink>
  );
}
