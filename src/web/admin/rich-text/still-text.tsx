import type { ReactNode } from 'react';
import type { RichText as RichTextDocument } from '#contract/rich-text.ts';
import { RichText } from '#web/ui/rich-text.tsx';

/** The text in the frame of its editor, to be read: until the editor is there, or where it cannot take the text on. */
export function StillText({ document, notice }: { document: RichTextDocument; notice?: ReactNode }) {
  return (
    <div className="rich" aria-busy={notice ? undefined : true}>
      {notice ? <p className="notice">{notice}</p> : <div className="rich-tools rich-tools-waiting" />}
      <div className="rich-page">
        <RichText document={document} />
      </div>
    </div>
  );
}
