import type { ComponentProps } from 'react';
import { Svg } from '#web/ui/core/svg.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'danger' | 'quiet';
  small?: boolean;
  /** Before the words, or alone; then the button needs a label. */
  icon?: string;
}

export function Button({ variant, small, icon, className, children, ...rest }: ButtonProps) {
  const isSquare = children === undefined;
  const classes = [
    'button',
    variant && `button-${variant}`,
    isSquare && 'button-icon',
    small && 'button-small',
    className,
  ];
  return (
    <button type="button" className={classes.filter(Boolean).join(' ')} {...rest}>
      {icon ? <Svg source={icon} className="icon" /> : null}
      {children}
    </button>
  );
}
