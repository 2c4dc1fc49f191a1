import { lazy, Suspense } from 'react';
import { emptyRichText, type RichText } from '#contract/rich-text.ts';
import { StillText } from '../rich-text/still-text.tsx';
import type { ControlProps } from './control.ts';
import { useFormScope } from './form-scope.ts';

/** The editor is large, so only forms with rich text load it; until then the text is readable. */
export function RichTextField(props: ControlProps) {
  const document = (props.value || emptyRichText) as RichText;
  if (useFormScope().isReadOnly) return <StillText document={document} isReadOnly />;
  return (
    <Suspense fallback={<StillText document={document} />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}

const RichTextEditor = lazy(() => import('../rich-text/rich-text-editor.tsx'));
