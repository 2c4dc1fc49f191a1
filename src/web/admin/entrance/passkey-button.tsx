import { useState } from 'react';
import { inWords } from '#web/admin/session/error-words.ts';
import { hasPasskeys } from '#web/admin/session/passkey.ts';
import { Svg } from '#web/ui/core/svg.tsx';
import { t } from '#words/say.ts';
import key from '~icons/lucide/key-round?raw';

interface Tried {
  attempt(): void;
  isTrying: boolean;
}

/** An action by button, with its refusal in words. */
export function useTry(work: () => Promise<void>): Tried & { problem: string | null } {
  const [isTrying, setTrying] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function attempt() {
    setTrying(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(inWords(error));
    } finally {
      setTrying(false);
    }
  }
  return { attempt: () => void attempt(), isTrying, problem };
}

/** Offers a passkey instead of the password, if the browser supports them. */
export function PasskeyButton({ attempt, isTrying }: Tried) {
  if (!hasPasskeys()) return null;
  return (
    <button type="button" className="button" disabled={isTrying} onClick={attempt}>
      <Svg source={key} className="icon" />
      {t('Use a passkey')}
    </button>
  );
}
