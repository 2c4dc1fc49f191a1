import { useState } from 'react';
import { useReadsAll } from '#web/admin/session/rights.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { t } from '#words/say.ts';
import { ElsewhereDialog } from './elsewhere-dialog.tsx';

/** Offered if a search within the account's departments finds nothing, and its words may be a reference. */
export function LookElsewhere({ q }: { q: string }) {
  const readsAll = useReadsAll('visits');
  const [isOpen, setOpen] = useState(false);
  const reference = q.trim().toUpperCase();
  if (readsAll || !/^[A-Z0-9]{8}$/.test(reference)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Look in other departments …')}</Button>
      {isOpen ? (
        <ElsewhereDialog whom={{ reference }} name={reference} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
