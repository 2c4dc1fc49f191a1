import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { Form, Link } from 'react-router';
import { now } from '#web/site/booking/data/choice.ts';
import type { Details } from '#web/site/booking/data/form.ts';
import { at } from '#words/language.ts';

/** Id of the form that buttons anywhere on the page send; empty until something is typed. */
export const Carrying = createContext('');

/**
 * A way to another choice: a link, or once something is typed a button that carries it, as a link without script would
 * lose it.
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
      formAction={at(`${to}#${now}`)}
      name="intent"
      value="change"
      className={`text-start ${className}`}
      {...rest}
    >
      {children}
    </button>
  );
}

/** Holds a time, and carries what was typed between steps. */
export const chooseForm = 'choose';
export const detailsForm = 'details';
export const checkForm = 'check';

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
