import { useState } from 'react';
import { inWords } from '#web/admin/session/error-words.ts';

/** A file that gets a dry run when chosen, and is imported once its result has been seen. */
export function useTriedFile<Report>(send: (text: string, dryRun: boolean) => Promise<Report>) {
  const [text, setText] = useState('');
  const [report, setReport] = useState<Report | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function run(sent: string, dryRun: boolean) {
    setBusy(true);
    setRefusal(null);
    try {
      setReport(await send(sent, dryRun));
    } catch (error) {
      setReport(null);
      setRefusal(inWords(error));
    } finally {
      setBusy(false);
    }
  }
  async function choose(file: File | undefined) {
    setReport(null);
    setRefusal(null);
    if (!file) return;
    const chosen = await file.text();
    setText(chosen);
    await run(chosen, true);
  }
  return { report, refusal, isBusy, choose, take: () => run(text, false) };
}
