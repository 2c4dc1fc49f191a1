import { type ReactNode, useId, useRef } from 'react';
import { say, type Words } from './words.ts';

/** A button with a small panel of further actions below it. The browser closes it on Escape or a press elsewhere. */
export function Popover({
  label,
  button,
  className = 'button button-quiet',
  isForPhone = false,
  onOpen,
  children,
}: {
  /** The button's name if `button` is only an icon. */
  label?: Words;
  button: ReactNode;
  className?: string;
  /** On wide screens the panel's content is in the page, in the button’s place. */
  isForPhone?: boolean;
  /** Called when it opens and closes, for content that is only used while open. */
  onOpen?(isOpen: boolean): void;
  children: ReactNode;
}) {
  const id = useId();
  const words = label && say(label);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={isForPhone ? `${className} phone-only` : className}
        aria-label={words}
        title={words}
        popoverTarget={id}
      >
        {button}
      </button>
      {/* biome-ignore lint/a11y: the press that closes the panel is that of a button inside it. */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={isForPhone ? 'popover phone-popover' : 'popover'}
        onBeforeToggle={({ newState }) => {
          place(panel.current!, opener.current!.getBoundingClientRect());
          onOpen?.(newState === 'open');
        }}
        onClick={(event) => {
          if ((event.target as Element).closest('a, button')) panel.current!.hidePopover();
        }}
        onKeyDown={(event) => {
          // On a phone this key ends a search; elsewhere it sends a form.
          if (isForPhone && event.key === 'Enter' && event.target instanceof HTMLInputElement)
            panel.current!.hidePopover();
        }}
      >
        {children}
      </div>
    </>
  );
}

export function PopoverAct({ label, says, onPress }: { label: string; says: string; onPress(): void }) {
  const id = useId();
  return (
    <button
      type="button"
      className="popover-item popover-act"
      aria-labelledby={id}
      aria-describedby={`${id}-says`}
      onClick={onPress}
    >
      <span id={id}>{label}</span>
      <span id={`${id}-says`} className="second">
        {says}
      </span>
    </button>
  );
}

const gap = 4;
/** From the edge of the window. */
const margin = 8;
/** Enough for most panels; with less room below, they open upwards if there is more. */
const enoughRoom = 320;

/** Beside the button, on the side with room, and never longer than that room. Its own size is not known yet. */
function place({ style }: HTMLElement, { top, bottom, left, right }: DOMRect) {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const [above, below] = [top - gap - margin, height - bottom - gap - margin];
  const isUp = below < enoughRoom && above > below;
  const isFromRight = right > width / 2;
  style.top = isUp ? 'auto' : `${bottom + gap}px`;
  style.bottom = isUp ? `${height - top + gap}px` : 'auto';
  style.maxHeight = `${isUp ? above : below}px`;
  style.right = isFromRight ? `${Math.max(margin, width - right)}px` : 'auto';
  style.left = isFromRight ? 'auto' : `${Math.max(margin, left)}px`;
}
