import { lazy, Suspense } from 'react';
import { emptyRichText, type RichText } from '#contract/rich-text.ts';
import { StillText } from '../rich-text/still-text.tsx';
import type { ControlProps } from './control.ts';

/** The editor is large, so only forms that hold rich text load it; until it is there, the text can be read. */
export function RichTextField(props: ControlProps) {
  return (
    <Suspense fallback={<StillText document={(props.value || emptyRichText) as RichText} />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}

const RichTextEditor = lazy(() => import('../rich-text/rich-text-editor.tsx'));
