import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type Media, MediaFields } from '#contract/media.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { api } from '#web/admin/session/session.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { limitsOf } from '#web/admin/ui/field-schema.ts';
import { FieldFrame, fieldWords } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';

/**
 * Asks for a picture's alt text as it arrives. Not a form of its own, since it may be inside the form of the entry that
 * the picture is chosen for.
 */
export function AltForm({ media, onSaved }: { media: Media; onSaved(media: Media): void }) {
  const queries = useQueryClient();
  const id = useId();
  const [words, setWords] = useState(media.alt);
  const [state, setState] = useState<'asking' | 'saving' | 'saved'>('asking');
  const [error, setError] = useState('');
  const isChanged = words.trim() !== media.alt;
  async function save() {
    if (state === 'saving' || !isChanged) return;
    setState('saving');
    setError('');
    try {
      const { data } = await api.media.update({ params: { id: String(media.id) }, body: { alt: words } });
      void queries.invalidateQueries({ queryKey: ['media'] });
      onSaved(data);
      setState('saved');
    } catch (failure) {
      setError(inWords(failure));
      setState('asking');
    }
  }
  return (
    <FieldFrame
      id={id}
      label={t('What does it show?')}
      error={error || undefined}
      required
      className="alt-form"
    >
      <div className="cluster alt-form-line">
        <input
          id={id}
          className="input"
          type="text"
          maxLength={limitsOf(MediaFields.shape.alt).maxLength}
          placeholder={t('For people who cannot see it')}
          value={words}
          {...fieldWords(id, { error })}
          onChange={({ target }) => {
            setWords(target.value);
            setState('asking');
          }}
          // Also saved on leaving the field, for users who continue straight to the picture.
          onBlur={() => void save()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void save();
          }}
        />
        <Button small onClick={() => void save()}>
          {t('Save')}
        </Button>
        <span role="status" className="quiet">
          {state === 'saved' ? t('Saved.') : ''}
        </span>
      </div>
    </FieldFrame>
  );
}
