import { Phrase } from '#web/ui/core/phrase.tsx';
import { at } from '#words/language.ts';

export function HandlingNote() {
  return (
    <Phrase
      message="We use what you write to answer you, and delete it after twelve months. <link>How we handle personal data</link>"
      link={(words) => (
        <a href={at('/privacy')} className="text-link">
          {words}
        </a>
      )}
    />
  );
}
