import { useState } from 'react';
import { Svg } from '#web/ui/core/svg.tsx';
import uploadIcon from '~icons/lucide/upload?raw';
import { DownloadCsv } from '../download.tsx';
import type { PlaceName } from '../menu.ts';
import { ImportTable } from './import-table.tsx';

/** A resource as a table: out as a file, and back in. */
export function TableActions({ resource }: { resource: PlaceName }) {
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <DownloadCsv resource="entry" operation="export" query={{ resource }} name={resource} />
      <button type="button" className="button button-quiet" onClick={() => setImporting(true)}>
        <Svg source={uploadIcon} className="icon" />
        Import
      </button>
      {isImporting ? <ImportTable resource={resource} onClose={() => setImporting(false)} /> : null}
    </>
  );
}
