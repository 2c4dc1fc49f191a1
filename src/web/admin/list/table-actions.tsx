import { useState } from 'react';
import { DownloadFile } from '#web/admin/export/download.tsx';
import type { Made } from '#web/admin/session/resource-words.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { t } from '#words/say.ts';
import uploadIcon from '~icons/lucide/upload?raw';
import { ImportTable } from './import-table.tsx';

export function TableActions({ resource, mayImport }: { resource: Made; mayImport: boolean }) {
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <DownloadFile resource="entry" operation="export" query={{ resource }} name={resource} />
      {mayImport ? (
        <Button variant="quiet" icon={uploadIcon} onClick={() => setImporting(true)}>
          {t('Import|verb')}
        </Button>
      ) : null}
      {isImporting ? <ImportTable resource={resource} onClose={() => setImporting(false)} /> : null}
    </>
  );
}
