import type { ReactNode } from 'react';
import type { RichText as RichTextDocument } from '#contract/rich-text.ts';
import { RichText } from '#web/ui/rich-text.tsx';

/** The text in its editor's frame, read only: until the editor has loaded, or where it cannot hold the text. */
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
