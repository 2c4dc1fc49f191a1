import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, isReadable, nearestReadable, readable, toneAsLightAs } from './colour.ts';
import { SettingsFields } from './settings.ts';

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('contrast follows WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('the nearest readable tone is the colour itself if readable, and no readable tone is nearer', () => {
  fc.assert(
    fc.property(anyColour, fc.constantFrom('primary' as const, 'accent' as const), (colour, use) => {
      const tone = nearestReadable(use, colour);
      expect(isReadable(use, tone)).toBe(true);
      if (isReadable(use, colour)) expect(tone).toBe(colour);
    }),
  );
});

test('a tone made as light as another has the same contrast with everything, so that derived shades stay readable', () => {
  fc.assert(
    fc.property(anyColour, fc.constantFrom('#d8ebe8', '#13656f', '#072831', '#b8432a'), (colour, pattern) => {
      const tone = toneAsLightAs(colour, pattern);
      for (const ground of ['#ffffff', '#0a2540'])
        expect(Math.abs(contrast(tone, ground) / contrast(pattern, ground) - 1)).toBeLessThan(0.03);
    }),
  );
});

test('settings accept a readable colour and refuse an unreadable one, with the nearest readable tone', () => {
  const check = (primaryColor: string) => SettingsFields.partial().safeParse({ primaryColor });
  expect(check('#0b5563').success).toBe(true);
  expect(check('').success).toBe(true);
  expect(check('#FFEE00').error!.issues[0]!.message).toMatch(/is hard to read.+#[0-9a-f]{6}/);
  for (const wrong of ['red', '#12345', '#0b5563;}', 'url(x)'])
    expect([wrong, check(wrong).success]).toEqual([wrong, false]);
  expect(SettingsFields.partial().safeParse({ accentColor: '#0a2540' }).success).toBe(false);
  expect(contrast(nearestReadable('primary', '#ffee00'), '#ffffff')).toBeGreaterThan(readable);
});
