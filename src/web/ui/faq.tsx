import { useSite } from '#web/hospital/site-data.ts';
import { shortNumbers, withNumbers } from '#web/ui/with-numbers.tsx';
import { Icon } from './icon.tsx';
import { inLang, langOf, type Written } from './lang.tsx';

/** Questions that unfold; they work without script, and the browser's find-in-page searches them. */
export function Faq({
  faqs,
  written,
}: {
  faqs: { question: string; answer: string }[];
  /** The entry, for their language. */
  written?: Written;
}) {
  const short = shortNumbers(useSite().contact);
  return (
    <div className="divide-y divide-line border-y border-line">
      {faqs.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex items-start justify-between gap-6 py-5 text-lg font-semibold hover:text-primary">
            {inLang(written, question)}
            <span className="grid size-8 shrink-0 place-items-center rounded-full bg-mint text-primary transition-transform group-open:rotate-45">
              <Icon name="plus" />
            </span>
          </summary>
          <p className="max-w-measure whitespace-pre-line pb-6 text-ink-soft" {...langOf(written)}>
            {withNumbers(answer, { short, look: 'text-link' })}
          </p>
        </details>
      ))}
    </div>
  );
}
