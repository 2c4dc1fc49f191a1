import type { ReactNode } from 'react';
import { inWords } from '#web/admin/session/error-words.ts';
import { t } from '#words/say.ts';

interface LoadingProps {
  error: unknown;
  onRetry(): void;
  children?: ReactNode;
}

export function Loading({ error, onRetry, children }: LoadingProps) {
  if (!error) return <div className="skeleton skeleton-form" role="status" aria-label={t('Loading')} />;
  return (
    <div className="empty" role="alert">
      <p>{inWords(error)}</p>
      <button type="button" className="button" onClick={onRetry}>
        {t('Try again')}
      </button>
      {children}
    </div>
  );
}
