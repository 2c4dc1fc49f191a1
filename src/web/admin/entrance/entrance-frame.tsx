import type { ReactNode } from 'react';
import { useTheme } from '#web/admin/session/theme.ts';
import { Mark } from '#web/admin/ui/mark.tsx';
import { t } from '#words/say.ts';

export function EntranceFrame({ title, children }: { title: string; children: ReactNode }) {
  const theme = useTheme();
  return (
    <div className="desk" data-theme={theme ?? undefined}>
      <meta name="robots" content="noindex" />
      <main className="entrance" id="main">
        <title>{t('{page} · Staff', { page: title })}</title>
        <div className="entrance-card">
          <Mark />
          <h1>{title}</h1>
          {children}
        </div>
      </main>
    </div>
  );
}
