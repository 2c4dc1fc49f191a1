/** A date with its time, as one text: `2026-03-02T09:30` is "02/03/2026 09:30" or "3/2/2026 9:30 am". */
import { timeWords } from '#web/dates/words.ts';
import { t } from '#words/say.ts';
import { type DateForm, exampleDate, readDate, writeDate } from './date-text.ts';
import { plainText } from './plain-text.ts';
import { readTime } from './time-text.ts';

export function writeWall(wall: string, locale: string) {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wall)) return wall;
  return `${writeDate(wall.slice(0, 10), locale)} ${timeWords(wall.slice(11), locale)}`;
}

/** Null if date or time is missing, or if the text can be split in two ways. */
export function readWall(text: string, form: DateForm): string | null {
  const plain = plainText(text, form.locale);
  if (readDate(plain, form)) return null;
  const words = plain.replace(/^(\d{4}-\d{2}-\d{2})t(?=\d)/, '$1 ').split(/[\s,]+/);
  const found = new Set<string>();
  for (let place = 1; place < words.length; place++) {
    const date = readDate(words.slice(0, place).join(' '), form);
    const time = readTime(words.slice(place).join(' '), form.locale);
    if (date && time) found.add(`${date}T${time}`);
  }
  return found.size === 1 ? [...found][0]! : null;
}

export function exampleWall(form: DateForm) {
  return `${exampleDate(form)} ${timeWords('09:30', form.locale)}`;
}

export function wallProblem(text: string, form: DateForm) {
  return readWall(text, form)
    ? undefined
    : t('Enter date and time such as {example}.', { example: exampleWall(form) });
}
