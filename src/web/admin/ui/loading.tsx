import type { ReactNode } from 'react';
import { inWords } from '#web/admin/session/error-words.ts';
import { Button } from '#web/admin/ui/button.tsx';
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
      <Button onClick={onRetry}>{t('Try again')}</Button>
      {children}
    </div>
  );
}
