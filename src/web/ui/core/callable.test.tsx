import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Alert } from './alert.tsx';
import { ErrorSummary, FieldErrors } from './error-summary.tsx';
import { Field } from './field.tsx';

const message = 'Too many appointments were booked. Please call us: +44 20 7946 0100, or try again.';
const link = '<a href="tel:+442079460100" class="whitespace-nowrap underline">+44 20 7946 0100</a>';

test.each([
  ['an alert', <Alert key="" title={message} live />],
  ['what keeps a form from being sent', <ErrorSummary key="" title={message} />],
  ['an error of no field', <FieldErrors key="" labels={{}} errors={{ form: message }} />],
  ['an error at its field', <Field key="" label="Email" name="email" error={message} />],
])('the number to call in %s is a link', (_, shown) => {
  expect(renderToStaticMarkup(shown)).toContain(message.replace('+44 20 7946 0100', link));
});
