import { ButtonLink, type ButtonSize, type ButtonVariant } from '#web/ui/core/button.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Svg } from '#web/ui/core/svg.tsx';
import { telephone } from '#web/ui/core/telephone.ts';
import phone from '~icons/lucide/phone?raw';

/** Calls a number, which is visible for visitors with another phone at hand. */
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
      <Svg source={phone} />
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
