import { expect, test } from 'vitest';
import { writeLetter } from './letter.ts';

test('lines of a message are apart in every mail program: by breaks, which need no style', async () => {
  const { htmlBody, textBody } = await writeLetter(
    { name: 'A hospital', phone: '+44 20 7946 0123' },
    {
      greeting: 'Dear Ann',
      opening: 'One\ntwo & <three>',
      facts: [['Where', '1 Park Lane\r\nSecond floor']],
      closing: 'First\n\nlast',
      quote: { title: 'You wrote', text: 'Hello\nthere' },
    },
  );
  for (const lines of [
    'One<br>two &amp; &lt;three&gt;',
    '1 Park Lane<br>Second floor',
    'First<br><br>last',
    'Hello<br>there',
  ])
    expect(htmlBody).toContain(lines);
  expect(htmlBody).not.toContain('white-space');
  expect(textBody).toContain('One\ntwo & <three>');
});
