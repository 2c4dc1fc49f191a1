import { type ReactNode, useId, useRef } from 'react';

/** A button with a small panel of further actions below it. The browser closes it on Escape or a press elsewhere. */
export function Popover({
  label,
  button,
  className = 'button button-quiet',
  children,
}: {
  /** The button's name where `button` is an icon only. */
  label?: string;
  button: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={className}
        aria-label={label}
        title={label}
        popoverTarget={id}
      >
        {button}
      </button>
      {/* biome-ignore lint/a11y: the press that closes the panel is that of a button inside it. */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="popover"
        onBeforeToggle={() => {
          const { bottom, right } = opener.current!.getBoundingClientRect();
          panel.current!.style.top = `${bottom + 4}px`;
          panel.current!.style.right = `${Math.max(8, document.documentElement.clientWidth - right)}px`;
        }}
        onClick={(event) => {
          if ((event.target as Element).closest('a, button')) panel.current!.hidePopover();
        }}
      >
        {children}
      </div>
    </>
  );
}
