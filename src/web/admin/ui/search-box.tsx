import { useEffect, useRef, useState } from 'react';
import { longestQuery } from '#contract/lengths.ts';
import { Svg } from '#web/ui/core/svg.tsx';
import search from '~icons/lucide/search?raw';
import { say, type Words } from './words.ts';

interface SearchBoxProps {
  label: Words;
  value: string;
  onChange(q: string): void;
}

/** Searches while typing, after a short pause. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const [words, setWords] = useState(value);
  const sent = useRef(value);
  // The back button may change the address; then the box follows it.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setWords(value);
  }, [value]);
  useEffect(() => {
    if (words.trim() === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = words.trim();
      onChange(sent.current);
    }, 250);
    return () => clearTimeout(timer);
  });
  return (
    <div className="search-field">
      <Svg source={search} className="icon" />
      <input
        type="search"
        className="input"
        aria-label={say(label)}
        placeholder={say(label)}
        maxLength={longestQuery}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <span className="key" aria-hidden="true">
        /
      </span>
    </div>
  );
}
