import { useEffect, useState } from 'react';
import type { Kept } from '#web/site/booking/data/form.ts';
import { Button } from '#web/ui/core/button.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Svg } from '#web/ui/core/svg.tsx';
import { counted, t } from '#words/say.ts';
import timer from '~icons/lucide/timer?raw';

/**
 * How long the time is held, counted down in minutes. Announced only twice: two minutes before the end, while there is
 * time to extend, and at the end.
 */
export function TimeKept({
  kept,
  form,
  show,
  clock,
  onEnd,
}: {
  kept: Kept;
  /** Id of the form that holds what was typed. */
  form: string;
  show: 'details' | 'check';
  /** The end of the hold on the hospital's clock. */
  clock: string;
  onEnd(): void;
}) {
  const left = useSecondsLeft(kept, onEnd);
  const isShort = left !== null && left <= 120;
  const until = <strong className="tabular-nums">{clock}</strong>;
  return (
    <div
      className={`mb-6 in-[form]:mb-0 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sm p-4 ${isShort ? 'bg-warning-soft' : 'bg-mint-soft'}`}
    >
      <p className="flex min-w-0 grow basis-64 gap-3">
        <Svg source={timer} className="mt-1 size-5 shrink-0 text-primary" />
        <span className="min-w-0">
          {left === null ? (
            <Phrase message="We are holding this time for you until {clock}." clock={until} />
          ) : (
            <Phrase
              message="We are holding this time for you until {clock}, {left}."
              clock={until}
              left={leftWords(left)}
            />
          )}
        </span>
      </p>
      {kept.canExtend ? (
        <>
          <input type="hidden" name="show" value={show} form={form} />
          <Button type="submit" form={form} name="intent" value="extend" variant="secondary" size="small">
            {t('Hold it for {minutes} more minutes', { minutes: 10 })}
          </Button>
        </>
      ) : null}
      <p role="status" className="sr-only">
        {!isShort
          ? ''
          : kept.canExtend
            ? t('Two minutes left. You can ask us to hold it for ten more minutes.')
            : t('Two minutes left. After that you can still book it if nobody else has.')}
      </p>
    </div>
  );
}

function leftWords(seconds: number) {
  if (seconds < 60) return t('less than a minute left');
  return counted('{count} minute left', '{count} minutes left', Math.ceil(seconds / 60));
}

/** Null until hydrated: without script only the clock time shows. */
function useSecondsLeft(kept: Kept, onEnd: () => void) {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const endsAt = Date.now() + kept.secondsLeft * 1000;
    // Asks again if nothing answered; an answer ends this effect.
    let asksAt = endsAt;
    const look = () => {
      const seconds = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setLeft(seconds);
      if (Date.now() < asksAt) return;
      asksAt = Date.now() + 20_000;
      onEnd();
    };
    const interval = setInterval(look, 1000);
    look();
    return () => clearInterval(interval);
  }, [kept, onEnd]);
  return left;
}
