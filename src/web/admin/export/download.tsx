import { useState } from 'react';
import { isOfStaff } from '#contract/base.ts';
import { canExport } from '#contract/export.ts';
import type { Contract } from '#contract/index.ts';
import { routeOf } from '#web/admin/session/call-address.ts';
import { askForPassword } from '#web/admin/session/password-needed.ts';
import { useMay } from '#web/admin/session/rights.ts';
import { request } from '#web/admin/session/session.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { attempt } from '#web/admin/ui/toasts.tsx';
import { ApiProblem, type ProblemBody } from '#web/api/client.ts';
import { t } from '#words/say.ts';
import downloadIcon from '~icons/lucide/download?raw';
import { ExportDialog } from './export-dialog.tsx';

const formats = {
  csv: { ending: 'csv', label: 'Download CSV' },
  xliff: { ending: 'xlf', label: 'Download XLIFF' },
} as const;

/** Saves a list as a file: all filtered rows, not only the page shown. */
export function DownloadFile({
  resource,
  operation = 'list',
  params = {},
  query,
  format = 'csv',
  name,
}: {
  resource: keyof Contract;
  operation?: string;
  params?: Record<string, string>;
  query: Record<string, string>;
  format?: keyof typeof formats;
  /** File name without extension; the date is added. */
  name: string;
}) {
  const [isLoading, setLoading] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const may = useMay();
  const route = routeOf(resource, operation);
  const { access } = route;
  if (isOfStaff(access) && access !== 'staff' && !may(access)) return null;

  async function take(reason?: string, { signal } = new AbortController()) {
    const input = { params, query: { format, ...query } };
    const response = await fileOf(resource, operation, input, { reason, signal });
    if (response)
      save(
        await response.blob(),
        `${name}-${new Date().toISOString().slice(0, 10)}.${formats[format].ending}`,
      );
    return response !== null;
  }
  async function download() {
    setLoading(true);
    await attempt(take);
    setLoading(false);
  }
  return (
    <>
      <Button
        icon={downloadIcon}
        disabled={isLoading}
        onClick={() => (canExport(route) ? setAsking(true) : void download())}
      >
        {isLoading ? t('Preparing …') : t(formats[format].label)}
      </Button>
      {isAsking ? (
        <ExportDialog
          title={t('Download this list')}
          act={t('Download')}
          onTake={take}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

/** Fetches a file. Asks for the password if required; null if it is not given. */
export async function fileOf(...call: Parameters<typeof request>): Promise<Response | null> {
  const response = await request(...call);
  if (response.ok) return response;
  const problem = new ApiProblem((await response.json()) as ProblemBody);
  if (!problem.is('password-needed')) throw problem;
  return (await askForPassword()) ? fileOf(...call) : null;
}

/** The token is sent in a header, so a plain link could not fetch the file; this saves what was fetched. */
export function save(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start reading only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
