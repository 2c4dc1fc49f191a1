import { createContext, type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react';

/** True while the page is hidden. Dialogs close meanwhile: an open one would make everything else inert. */
export const HiddenPage = createContext(false);

/** A modal dialog for as long as it is rendered. Escape and a press outside close it unless `mustAnswer` is set. */
export function Dialog({
  title,
  onClose,
  mustAnswer = false,
  wide = false,
  className = '',
  children,
}: {
  title: string;
  onClose?(): void;
  mustAnswer?: boolean;
  wide?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isHidden = useContext(HiddenPage);
  // A layout effect, so that the dialog closes while still in the document and the focus returns to where it was.
  useLayoutEffect(() => {
    if (isHidden) return;
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, [isHidden]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing outside the dialog is a shortcut; Escape does the same.
    <dialog
      ref={dialog}
      className={['dialog', wide ? 'dialog-wide' : '', className].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Ignores events of a nested dialog.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        if (!mustAnswer) onClose?.();
      }}
      onClose={(event) => {
        // Browsers may close a dialog on the second Escape even if the first was cancelled.
        if (event.target === dialog.current && mustAnswer && !isHidden && dialog.current.isConnected)
          dialog.current.showModal();
      }}
      onClick={(event) => {
        if (event.target === dialog.current && !mustAnswer) onClose?.();
      }}
    >
      <div className="dialog-body">
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
