/**
 * The site's search: a form that leads to the results, and once touched a combobox with suggestions, by the ARIA
 * pattern. Without script, and until hydrated, it is the plain form.
 */
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { Hit } from '#contract/search.ts';
import { PhoneNumber } from '#web/shell/phone-number.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { telephone } from '#web/ui/core/telephone.ts';
import { at } from '#words/language.ts';
import { counted, t } from '#words/say.ts';
import { hitHref, sitePageWords, typeWords } from './hit-words.ts';
import { Marked } from './marked.tsx';
import { SearchForm } from './search-form.tsx';
import { searchHref } from './search-view.ts';
import { useSuggestions } from './use-suggestions.ts';

type SearchBoxProps = Pick<ComponentProps<typeof SearchForm>, 'id' | 'look'> & {
  words?: string;
};

export default function SearchBox({ id, look, words: first = '' }: SearchBoxProps) {
  const list = useId();
  const [words, setWords] = useState(first);
  const [active, setActive] = useState(-1);
  const [open, setOpen] = useState(false);
  const { hits, sitePages, advice, asked } = useSuggestions(words, open);
  const field = useRef<HTMLInputElement>(null);
  // Also uses what was typed before hydration.
  useEffect(() => {
    if (!field.current || field.current.value === first) return;
    setWords(field.current.value);
    setOpen(field.current === document.activeElement);
  }, [first]);
  const found = [...sitePages.map((page) => at(`/${page}`)), ...hits.map(hitHref)];
  // One extra option: the link to all results.
  const hrefs = found.length > 0 ? [...found, searchHref({ q: asked })] : [];
  const shown = open && (hrefs.length > 0 || advice !== null);

  const suggestions = useRef<HTMLDivElement>(null);
  // On the home page the box is low on the screen, and its list would open out of view.
  useEffect(() => {
    if (shown && look === 'hero') suggestions.current?.scrollIntoView({ block: 'nearest' });
  }, [shown, look]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && shown) {
      // The first Escape closes the list; only the next one empties the field, as browsers do.
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (hrefs.length === 0) return;
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One extra position: the field itself.
      setActive(((active + 1 + step + hrefs.length + 1) % (hrefs.length + 1)) - 1);
    }
    if (event.key === 'Enter' && shown && hrefs[active]) {
      event.preventDefault();
      location.href = hrefs[active];
    }
  }

  const option = (index: number) => ({
    id: `${list}-${index}`,
    role: 'option',
    'aria-selected': index === active,
    tabIndex: -1,
    href: hrefs[index],
    className: 'suggestion',
    onMouseDown: keepFocus,
  });
  return (
    <SearchForm
      id={id}
      look={look}
      field={{
        // HTML allows no combobox with type "search".
        type: 'text',
        inputMode: 'search',
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': shown,
        'aria-controls': list,
        'aria-activedescendant': shown && active >= 0 ? `${list}-${active}` : undefined,
        ref: field,
        value: words,
        onChange(event) {
          setWords(event.target.value);
          setActive(-1);
          setOpen(true);
        },
        onKeyDown,
        onClick: () => setOpen(true),
        onBlur: () => setOpen(false),
      }}
    >
      <div ref={suggestions} className="suggestions" hidden={!shown}>
        {advice ? (
          <p className="suggestion-advice">
            {advice.text}{' '}
            {advice.phone ? (
              <a href={telephone(advice.phone)} tabIndex={-1} onMouseDown={keepFocus}>
                <Phrase message="Call {number}" number={<PhoneNumber>{advice.phone}</PhoneNumber>} />
              </a>
            ) : null}
          </p>
        ) : null}
        <div id={list} role="listbox" aria-label={t('Suggestions')}>
          {sitePages.map((page, index) => (
            <a key={page} {...option(index)}>
              <span className="suggestion-title">{t(sitePageWords[page].title)}</span>
              <span className="suggestion-type">{t(sitePageWords[page].summary)}</span>
            </a>
          ))}
          {hits.map((hit, index) => (
            <a key={hitHref(hit)} {...option(sitePages.length + index)}>
              <span className="suggestion-title" lang={hit.language}>
                <Marked text={hit.title} words={hit.matched} />
              </span>
              <span className="suggestion-type">{hint(hit)}</span>
            </a>
          ))}
          {found.length > 0 ? (
            <a {...option(found.length)}>{t('All results for “{words}”', { words: asked })}</a>
          ) : null}
        </div>
      </div>
      <p className="sr-only" role="status">
        {open && asked ? announced(found.length, advice) : ''}
      </p>
    </SearchForm>
  );
}

/** Keeps the focus in the field; otherwise the list would close before the click arrives. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

/** A doctor's role says more than the word "Doctor". */
function hint({ type, summary }: Hit) {
  return type === 'doctor' && summary ? summary : t(typeWords[type].one);
}

function announced(count: number, advice: { text: string; phone: string } | null) {
  const found =
    count === 0 ? t('No suggestions.') : counted('{count} suggestion.', '{count} suggestions.', count);
  return advice ? `${advice.text} ${advice.phone}. ${found}` : found;
}
