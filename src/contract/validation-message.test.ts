import { expect, it } from 'vitest';
import { z } from 'zod';
import { inLanguage } from '#words/in-language.ts';
import { problem, problemDocument } from './errors.ts';
import { InquiryFields } from './inquiry.ts';
import { needsInOneLine } from './needs-line.ts';
import { oneOf } from './roles.ts';
import { said } from './validation-message.ts';

const german = { language: 'de', country: 'DE', isMain: false } as const;
const arabic = { language: 'ar', country: 'EG', isMain: false } as const;

const wrong = (schema: z.ZodType, given: unknown) => schema.safeParse(given).error?.issues[0]?.message;

it('a schema made once says what is wrong in the language of each request', () => {
  const name = z.string().min(1, said('Enter your name.'));
  expect(wrong(name, '')).toBe('Enter your name.');
  expect(inLanguage(german, () => wrong(name, ''))).toBe('Geben Sie Ihren Namen ein.');
  expect(inLanguage(arabic, () => wrong(name, ''))).toBe('يُرجى إدخال الاسم.');
});

it('a limit is said as it is entered, in the digits of the language', () => {
  const message = 'a'.repeat(5001);
  const asked = () => wrong(InquiryFields, { name: 'Ann', email: 'ann@example.org', message });
  expect(asked()).toBe('Use at most 5000 characters.');
  expect(inLanguage(german, asked)).toBe('Verwenden Sie höchstens 5000 Zeichen.');
  expect(inLanguage(arabic, asked)).toBe('الحد الأقصى لعدد الأحرف: ٥٠٠٠.');
});

it('a problem has its title in the language of the request', () => {
  const found = inLanguage(german, () => problemDocument(problem('slot-taken')));
  expect(found).toMatchObject({
    type: '/problems/slot-taken',
    status: 409,
    detail: 'Diese Uhrzeit wurde gerade vergeben. Bitte wählen Sie eine andere.',
  });
});

it('needs are one list', () => {
  const needs = {
    needsInterpreter: true,
    interpreterLanguage: 'Welsh',
    needsStepFree: false,
    needsHearingHelp: true,
    needsSightHelp: true,
    needsChaperone: false,
  };
  expect(needsInOneLine(needs)).toBe('Interpreter (Welsh), help with hearing, help with sight');
  expect(needsInOneLine({ ...needs, needsInterpreter: false })).toBe('Help with hearing, help with sight');
  expect(inLanguage(german, () => needsInOneLine(needs))).toBe(
    'Dolmetscher (Welsh), Hilfe beim Hören und Hilfe beim Sehen',
  );
});

it('the roles that may do something are named as alternatives', () => {
  const allowed = () => oneOf(['administrator', 'manager']);
  expect(allowed()).toBe('an administrator or a manager');
  expect(inLanguage(german, allowed)).toBe('die Administration oder die Leitung');
});
