import { useState } from 'react';
import type { Contract } from '#contract/index.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { request } from '#web/admin/session/session.ts';
import { ApiProblem, type ProblemBody } from '#web/api/client.ts';
import { Svg } from '#web/ui/core/svg.tsx';
import downloadIcon from '~icons/lucide/download?raw';
import { said } from './toasts.tsx';

/** Saves a list as a CSV file: everything its filters let through, not only the page shown. */
export function DownloadCsv({
  resource,
  operation = 'list',
  query,
  name,
}: {
  resource: keyof Contract;
  /** The call that answers the file. */
  operation?: string;
  query: Record<string, string>;
  /** File name without its ending; the day is added. */
  name: string;
}) {
  const [isLoading, setLoading] = useState(false);
  async function download() {
    setLoading(true);
    try {
      const response = await request(resource, operation, { query: { format: 'csv', ...query } }, {});
      if (!response.ok) throw new ApiProblem((await response.json()) as ProblemBody);
      save(await response.blob(), `${name}-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch (error) {
      said.failed(inWords(error));
    } finally {
      setLoading(false);
    }
  }
  return (
    <button type="button" className="button" disabled={isLoading} onClick={() => void download()}>
      <Svg source={downloadIcon} className="icon" />
      {isLoading ? 'Preparing …' : 'Download CSV'}
    </button>
  );
}

/** The token is sent in a header, so a plain link could not fetch the file; this saves what was fetched. */
export function save(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
