import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { longestCaption, longestLink } from '#contract/lengths.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { t } from '#words/say.ts';
import { linkAddress } from './link-address.ts';
import { Line, Question } from './question.tsx';

/** Adds, changes or removes the link of the selection; without a selection it also asks for the text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const current = editor.getAttributes('link').href as string | undefined;
  const needsWords = editor.state.selection.empty && current === undefined;
  const [address, setAddress] = useState(current ?? '');
  const [words, setWords] = useState('');
  const [error, setError] = useState<string | null>(null);

  function set() {
    const href = linkAddress(address);
    if (href === null) {
      setError(
        t('Enter an address such as https://example.org, name@example.org, a phone number or /doctors.'),
      );
      return;
    }
    const chain = editor.chain();
    if (needsWords) {
      const text = words.trim() || address.trim();
      chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] });
    } else {
      chain.extendMarkRange('link').setLink({ href });
    }
    chain.run();
    onClose();
  }

  return (
    <Question
      title={current ? t('Change the link') : t('Add a link')}
      answer="Add link"
      onAnswer={set}
      onClose={onClose}
      extra={
        current ? (
          <Button
            variant="quiet"
            onClick={() => {
              editor.chain().extendMarkRange('link').unsetLink().run();
              onClose();
            }}
          >
            {t('Remove link')}
          </Button>
        ) : null
      }
    >
      <Line
        label={t('Address')}
        value={address}
        onChange={setAddress}
        hint={t('A web address, a page of this site such as /doctors, an email address or a phone number.')}
        error={error}
        maxLength={longestLink}
        autoFocus
      />
      {needsWords ? (
        <Line
          label={t('Link text')}
          value={words}
          onChange={setWords}
          hint={t('Say where it leads, for example “Find a doctor”.')}
          maxLength={longestCaption}
        />
      ) : null}
    </Question>
  );
}
