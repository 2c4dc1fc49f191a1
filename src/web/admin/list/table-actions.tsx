import { useState } from 'react';
import { DownloadCsv } from '#web/admin/export/download.tsx';
import type { PlaceName } from '#web/admin/session/menu.ts';
import { Svg } from '#web/ui/core/svg.tsx';
import uploadIcon from '~icons/lucide/upload?raw';
import { ImportTable } from './import-table.tsx';

/** Exports and imports a resource as a table. */
export function TableActions({ resource, mayImport }: { resource: PlaceName; mayImport: boolean }) {
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <DownloadCsv resource="entry" operation="export" query={{ resource }} name={resource} />
      {mayImport ? (
        <button type="button" className="button button-quiet" onClick={() => setImporting(true)}>
          <Svg source={uploadIcon} className="icon" />
          Import
        </button>
      ) : null}
      {isImporting ? <ImportTable resource={resource} onClose={() => setImporting(false)} /> : null}
    </>
  );
}
