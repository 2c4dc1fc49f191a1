import { expect, test } from 'vitest';
import { greetingFor, withoutLinks } from './unasked.ts';

test('a stranger’s words keep their meaning and lose everything clickable', () => {
  for (const [written, shown] of [
    ['See https://evil.example/a?b=c now', 'See [link left out] now'],
    ['See www.evil.example, or evil.example/x', 'See [link left out], or [link left out]'],
    ['Write to a.b@evil.example today', 'Write to [link left out] today'],
    ['javascript://evil', '[link left out]'],
    ['münchen.example', '[link left out]'],
    ['It hurts at 3.30 p.m. Can I come?', 'It hurts at 3.30 p.m. Can I come?'],
    ['Dr. Hensley said: wait.\nSo I wait.', 'Dr. Hensley said: wait.\nSo I wait.'],
  ])
    expect(withoutLinks(written!, 1000)).toBe(shown);
});

test('shortening never splits a character', () => {
  expect(withoutLinks('x'.repeat(11), 10)).toBe(`${'x'.repeat(10)} …`);
  expect(withoutLinks('😀😀', 3).isWellFormed()).toBe(true);
});

test('names are greeted, advertisements are not', () => {
  for (const name of [
    'Ann Example',
    'Zoë O’Neill-Smith',
    'Dr. J. R. Müller, Jr.',
    'Maria de la Cruz García',
    "Jeanne d'Arc",
    'Vincent van Gogh',
    '李小龍',
    'महेश',
    'Нина Петровна Иванова',
    'فاطمة الزهراء',
    'محمد بن أحمد عبد الرحمن الحسن',
    'María del Carmen García López',
    'Juan Carlos García Márquez',
    'สมชาย',
  ])
    expect(greetingFor(name)).toBe(`Dear ${name}`);
  for (const name of [
    'Win now at evil.example',
    'https://evil.example',
    'a@b.example',
    'Call 0900 123',
    'x'.repeat(61),
    'Buy cheap pills today',
    'Buy cheap pills',
    'Buy Cheap Pills Online Today',
    'اشتر الآن أرخص الأدوية عبر الإنترنت',
    'Buy. Cheap. Pills. Today.',
    'Your appointment was cancelled by us',
    '立即購買便宜的藥物',
    'Xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
    'Ann  Example',
    '',
  ])
    expect(greetingFor(name)).toBe('Good day');
});
