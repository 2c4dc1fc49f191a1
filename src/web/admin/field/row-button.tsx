import { Svg } from '#web/ui/core/svg.tsx';

/** A small button at the end of a row, known by its picture and named in words. */
export function RowButton({
  icon,
  label,
  disabled = false,
  onClick,
}: {
  icon: string;
  label: string;
  disabled?: boolean;
  onClick(): void;
}) {
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
