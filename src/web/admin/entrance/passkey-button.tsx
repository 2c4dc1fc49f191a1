import { useState } from 'react';
import { inWords } from '#web/admin/session/error-words.ts';
import { hasPasskeys } from '#web/admin/session/passkey.ts';
import { Button } from '#web/admin/ui/button.tsx';
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
    <Button icon={key} disabled={isTrying} onClick={attempt}>
      {t('Use a passkey')}
    </Button>
  );
}
