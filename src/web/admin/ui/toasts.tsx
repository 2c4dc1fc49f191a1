import { ToastContainer, toast } from 'react-toastify/unstyled';
import { inWords } from '#web/admin/session/error-words.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { t } from '#words/say.ts';

/** Short messages at the top right. The specification fixes their behaviour; Alt+T, the default, focuses them. */
export function Toasts() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={5000}
      pauseOnHover
      pauseOnFocusLoss
      draggable
      draggablePercent={80}
      icon={false}
      // The bar's accessible name is English in every language, so it is hidden from screen readers only.
      hideProgressBar
      aria-label={t('Messages, Alt+T')}
    />
  );
}

export const said = {
  /** With `undo` the message offers to undo. */
  done: (words: string, undo?: () => Promise<void>) =>
    void toast.success(
      undo ? (props) => <WithUndo words={words} undo={undo} close={props.closeToast} /> : words,
    ),
  failed: (words: string) => void toast.error(words),
  nothing: () => toast.dismiss(),
  /** An action that can be undone as long as the message is shown. */
  undoable: (words: string, undo: () => void) =>
    void toast.success(({ closeToast }) => (
      <span className="in-line toast-undo">
        {words}
        <Button
          small
          onClick={() => {
            undo();
            closeToast();
          }}
        >
          {t('Undo')}
        </Button>
      </span>
    )),
};

/** Does what may be refused; a refusal is a message. Returns whether it was done. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    said.failed(inWords(error));
    return false;
  }
}

function WithUndo({ words, undo, close }: { words: string; undo(): Promise<void>; close(): void }) {
  return (
    <span className="in-line toast-undo">
      <span>{words}</span>
      <Button
        small
        onClick={() => {
          close();
          void undo();
        }}
      >
        {t('Undo')}
      </Button>
    </span>
  );
}
