import { Svg } from '#web/ui/core/svg.tsx';

interface RowButtonProps {
  icon: string;
  label: string;
  disabled?: boolean;
  onClick(): void;
}

/** A small icon button at the end of a row, with a label for screen readers. */
export function RowButton({ icon, label, disabled = false, onClick }: RowButtonProps) {
  return (
    <button
      type="button"
      className="button button-quiet button-icon"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Svg source={icon} className="icon" />
    </button>
  );
}
