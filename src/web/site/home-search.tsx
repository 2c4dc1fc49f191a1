/**
 * The search of the home page: a form that leads to the doctors, and once it is touched a combobox that answers while
 * one types, by the ARIA pattern. Without script, and until it is hydrated, the form does the job.
 */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Svg } from '#web/ui/svg.tsx';
import search from '~icons/lucide/search?raw';

interface Suggestion {
  href: string;
  label: string;
  kind: 'Department' | 'Doctor' | 'Service';
}

const waitMs = 120;

export default function HomeSearch() {
  const list = useId();
  const [words, setWords] = useState('');
  const [active, setActive] = useState(-1);
  const [open, setOpen] = useState(false);
  const suggestions = useSuggestions(words);
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the page had come to life counts as well.
  useEffect(() => {
    if (!field.current?.value) return;
    setWords(field.current.value);
    setOpen(field.current === document.activeElement);
  }, []);
  const shown = open && suggestions.length > 0;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && shown) {
      // The first Escape closes the list; only the next one empties the field, as browsers do.
      event.preventDefault();
      setOpen(false);
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (suggestions.length === 0) return;
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One place more than there are suggestions: the field itself.
      setActive(((active + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1);
    }
    if (event.key === 'Enter' && shown && suggestions[active]) {
      event.preventDefault();
      location.href = suggestions[active].href;
    }
  }

  return (
    <search className="hero-search">
      <form action="/doctors" className="hero-search-form">
        <label htmlFor="hero-search" className="sr-only">
          Search for a doctor, a department or a service
        </label>
        <Svg source={search} className="ml-2 size-6 shrink-0 text-primary max-sm:hidden" />
        <input
          id="hero-search"
          type="search"
          name="q"
          placeholder="Try “knee”, “skin” or a doctor’s name"
          className="hero-search-input"
          enterKeyHint="search"
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={list}
          aria-activedescendant={shown && active >= 0 ? `${list}-${active}` : undefined}
          ref={field}
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            setActive(-1);
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
        />
        <button type="submit" className="hero-search-send">
          <Svg source={search} className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">Find a doctor</span>
        </button>
      </form>
      <div id={list} role="listbox" aria-label="Suggestions" className="hero-suggestions" hidden={!shown}>
        {suggestions.map(({ href, label, kind }, index) => (
          <a
            key={href}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={href}
            className="hero-suggestion"
            // The field keeps the focus, or it would close the list before the click arrives.
            onMouseDown={(event) => event.preventDefault()}
          >
            <span className="font-semibold">{label}</span>
            <span className="text-sm text-ink-muted">{kind}</span>
          </a>
        ))}
      </div>
      <p className="sr-only" role="status">
        {shown ? `${suggestions.length} suggestions` : ''}
      </p>
    </search>
  );
}

/** What fits the words, from the second letter on; an answer that comes late for older words is dropped. */
function useSuggestions(words: string) {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const latest = useRef(0);
  useEffect(() => {
    const turn = ++latest.current;
    const wanted = words.trim();
    if (wanted.length < 2) return setSuggestions([]);
    const timer = setTimeout(async () => {
      const found = await Promise.all([
        ask('Department', '/api/department', '/departments', wanted),
        ask('Doctor', '/api/doctor', '/doctors', wanted),
        ask('Service', '/api/services', '/services', wanted),
      ]).catch(() => []);
      if (turn === latest.current) setSuggestions(found.flat());
    }, waitMs);
    return () => clearTimeout(timer);
  }, [words]);
  return suggestions;
}

async function ask(
  kind: Suggestion['kind'],
  api: string,
  base: string,
  words: string,
): Promise<Suggestion[]> {
  const answer = await fetch(`${api}?limit=3&q=${encodeURIComponent(words)}`);
  if (!answer.ok) return [];
  const { data } = (await answer.json()) as { data: { slug: string; title?: string; name?: string }[] };
  return data.map(({ slug, title, name }) => ({
    href: `${base}/${slug}`,
    label: name ? [title, name].filter(Boolean).join(' ') : (title ?? slug),
    kind,
  }));
}
