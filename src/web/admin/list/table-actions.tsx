import { useState } from 'react';
import { DownloadFile } from '#web/admin/export/download.tsx';
import type { Made } from '#web/admin/session/resource-words.ts';
import { Svg } from '#web/ui/core/svg.tsx';
import { t } from '#words/say.ts';
import uploadIcon from '~icons/lucide/upload?raw';
import { ImportTable } from './import-table.tsx';

export function TableActions({ resource, mayImport }: { resource: Made; mayImport: boolean }) {
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <DownloadFile resource="entry" operation="export" query={{ resource }} name={resource} />
      {mayImport ? (
        <button type="button" className="button button-quiet" onClick={() => setImporting(true)}>
          <Svg source={uploadIcon} className="icon" />
          {t('Import|verb')}
        </button>
      ) : null}
      {isImporting ? <ImportTable resource={resource} onClose={() => setImporting(false)} /> : null}
    </>
  );
}
