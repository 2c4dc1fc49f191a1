import { useState } from 'react';
import type { Patient } from '#contract/patient.ts';
import { useMay } from '#web/admin/session/rights.ts';
import { fileOf, save } from '#web/admin/ui/download.tsx';
import { ExportDialog } from '#web/admin/ui/export-dialog.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { Svg } from '#web/ui/core/svg.tsx';
import downloadIcon from '~icons/lucide/download?raw';

/** Saves everything held about a patient, to hand it over. For administrators. */
export function HandOver({ patient }: { patient: Patient }) {
  const [isAsking, setAsking] = useState(false);
  const may = useMay();
  if (!may('administration')) return null;

  async function take(reason: string, { signal }: AbortController) {
    const input = { params: { id: patient.id } };
    const response = await fileOf('patient', 'everything', input, { reason, signal });
    if (!response) return false;
    save(await response.blob(), `patient-${patient.id}-${new Date().toISOString().slice(0, 10)}.zip`);
    said.done('Saved. Open “everything.html” in the file to read or print it.');
    return true;
  }

  return (
    <>
      <button type="button" className="button" onClick={() => setAsking(true)}>
        <Svg source={downloadIcon} className="icon" />
        Everything we hold
      </button>
      {isAsking ? (
        <ExportDialog
          title={`Everything we hold about ${patient.name}`}
          act="Save the file"
          onTake={take}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
