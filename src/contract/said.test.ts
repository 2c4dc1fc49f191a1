import { expect, it } from 'vitest';
import { z } from 'zod';
import { inLanguage } from '#words/in-language.ts';
import { BookingFields } from './appointment.ts';
import { problem, problemDocument } from './errors.ts';
import { InquiryFields } from './inquiry.ts';
import { needsInOneLine } from './needs-line.ts';
import { RichText } from './rich-text.ts';
import { oneOf } from './roles.ts';
import { said } from './said.ts';
import { durationWords } from './words/duration-words.ts';

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

it('so does a rule about several fields', () => {
  const given = { doctorId: 1, startsAt: '2026-03-03T09:00:00Z', name: 'Ann' };
  expect(wrong(BookingFields, given)).toBe('Enter an email address or a phone number.');
  expect(inLanguage(german, () => wrong(BookingFields, given))).toBe(
    'Geben Sie eine E-Mail-Adresse oder eine Telefonnummer ein.',
  );
});

it('a problem has its title in the language of the request', () => {
  const found = inLanguage(german, () => problemDocument(problem('slot-taken')));
  expect(found).toMatchObject({
    type: '/problems/slot-taken',
    status: 409,
    detail: 'Diese Uhrzeit wurde gerade vergeben. Bitte wählen Sie eine andere.',
  });
});

it('minutes are counted in the forms of the language', () => {
  const of = (language: typeof german | typeof arabic) =>
    inLanguage(language, () => [60, 61, 150].map(durationWords));
  expect(of(german)).toEqual(['1 Stunde', '1 Stunde 1 Minute', '2 Stunden 30 Minuten']);
  expect(of(arabic)).toEqual(['ساعة واحدة', 'ساعة واحدة ودقيقة واحدة', 'ساعتان و٣٠ دقيقة']);
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

it('whoever may do something is named as one of several', () => {
  const allowed = () => oneOf(['administrator', 'manager']);
  expect(allowed()).toBe('an administrator or a manager');
  expect(inLanguage(german, allowed)).toBe('die Administration oder die Leitung');
});

it('a text with formatting says what is wrong in the language of each request', () => {
  const asked = () => wrong(RichText, { type: 'doc', content: [{ type: 'iframe' }] });
  expect(asked()).toBe('This kind of content cannot be used here.');
  expect(inLanguage(german, asked)).toBe('Diese Art von Inhalt kann hier nicht verwendet werden.');
});
