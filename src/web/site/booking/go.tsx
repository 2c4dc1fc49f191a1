import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { Form, Link } from 'react-router';
import { now } from './choice.ts';
import type { Details } from './form.ts';

/** The form of the page that buttons anywhere on it send; empty while nothing was typed that they would have to carry. */
export const Carrying = createContext('');

/**
 * A way to another choice. It is a link; once something was typed it is a button that carries that along, since without
 * script a link would lose it.
 */
export function Go({
  to,
  className = '',
  children,
  ...rest
}: {
  to: string;
  className?: string;
  children: ReactNode;
} & Pick<ComponentProps<'a'>, 'aria-label' | 'aria-current'>) {
  const form = use(Carrying);
  if (!form) {
    return (
      <Link to={`${to}#${now}`} preventScrollReset className={className} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <button
      type="submit"
      form={form}
      formAction={`${to}#${now}`}
      name="intent"
      value="change"
      className={`text-left ${className}`}
      {...rest}
    >
      {children}
    </button>
  );
}

/** The form that keeps a time, and carries what was typed from step to step. */
export const chooseForm = 'choose';

export function ChooseForm({
  formKey,
  openedAt,
  details,
}: {
  formKey: string;
  openedAt: number | undefined;
  details: Details | undefined;
}) {
  return (
    <Form method="post" id={chooseForm} preventScrollReset hidden>
      <Hidden formKey={formKey} openedAt={openedAt} details={details} />
    </Form>
  );
}

/** What every form of the page brings back. */
export function Hidden({
  formKey,
  openedAt,
  details,
}: {
  formKey: string;
  openedAt: number | undefined;
  details?: Details | undefined;
}) {
  return (
    <>
      <input type="hidden" name="key" value={formKey} />
      {openedAt === undefined ? null : <input type="hidden" name="openedAt" value={openedAt} />}
      {Object.entries(details ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
