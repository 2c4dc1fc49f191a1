import type { ReactNode } from 'react';
import { longestSearch } from '#contract/lengths.ts';
import { Button } from '#web/ui/core/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { t } from '#words/say.ts';

/** A list's search field, submitted by GET, so it works without script. */
export function ListSearch({
  id,
  action,
  label,
  placeholder,
  q,
  children,
}: {
  id: string;
  action: string;
  label: string;
  placeholder: string;
  q: string;
  /** Hidden fields that keep the rest of the address. */
  children?: ReactNode;
}) {
  return (
    <search className="no-print block max-w-3xl">
      <form id={id} action={action} className="flex gap-2 rounded-full bg-white p-1.5 shadow-card">
        <label htmlFor={`${id}-q`} className="sr-only">
          {label}
        </label>
        <div className="flex min-w-0 grow items-center gap-3 ps-4 sm:ps-5">
          <Icon name="search" className="size-5.5 shrink-0 text-primary" />
          <input
            id={`${id}-q`}
            type="search"
            name="q"
            defaultValue={q}
            placeholder={placeholder}
            maxLength={longestSearch}
            enterKeyHint="search"
            className="min-h-12 w-full min-w-0 rounded-sm bg-transparent text-lg placeholder:text-ink-muted placeholder:opacity-100"
          />
        </div>
        {children}
        <Button type="submit" className="shrink-0 max-sm:px-5">
          {t('Search|verb')}
        </Button>
      </form>
    </search>
  );
}
