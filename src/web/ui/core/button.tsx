import type { ComponentProps } from 'react';

export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'quiet' | 'light' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';
interface Look {
  /** `accent` is coral, for booking only; `light` is for dark grounds. */
  variant?: ButtonVariant;
  size?: ButtonSize;
}

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) {
  return <button type={type} className={buttonClass({ variant, size, className })} {...rest} />;
}

export function ButtonLink({ variant, size, className, children, ...rest }: Look & ComponentProps<'a'>) {
  return (
    <a className={buttonClass({ variant, size, className })} {...rest}>
      {children}
    </a>
  );
}

export function buttonClass({
  variant = 'primary',
  size = 'medium',
  className = '',
}: Look & { className?: string }) {
  return `${base} ${variants[variant]} ${sizes[size]} ${className}`;
}

const base =
  'inline-flex items-center justify-center gap-2 rounded-full border-2 text-center font-semibold leading-tight no-underline transition-colors disabled:opacity-60 aria-disabled:opacity-60 disabled:cursor-not-allowed';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-primary bg-primary text-white hover:border-primary-strong hover:bg-primary-strong',
  accent: 'border-coral bg-coral text-ink hover:border-coral-bright hover:bg-coral-bright',
  secondary: 'border-primary bg-transparent text-primary hover:bg-primary hover:text-white',
  quiet: 'border-transparent bg-transparent text-primary hover:bg-teal-100',
  light: 'border-white/70 bg-transparent text-white hover:border-white hover:bg-white hover:text-primary',
  danger: 'border-danger bg-danger text-white hover:border-danger-strong hover:bg-danger-strong',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-10 px-4 py-1.5 text-base',
  medium: 'min-h-12 px-6 py-2.5 text-base',
  large: 'min-h-14 px-7 py-3 text-lg',
};
