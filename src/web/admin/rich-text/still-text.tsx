import type { ReactNode } from 'react';
import type { RichText as RichTextDocument } from '#contract/rich-text.ts';
import { RichText } from '#web/ui/rich-text.tsx';

interface StillTextProps {
  document: RichTextDocument;
  notice?: ReactNode;
  isReadOnly?: boolean;
}

/** The text in the editor's frame: while the editor loads, if it cannot hold the text, or for read-only accounts. */
export function StillText({ document, notice, isReadOnly = false }: StillTextProps) {
  const isWaiting = !notice && !isReadOnly;
  return (
    <div className="rich" aria-busy={isWaiting || undefined}>
      {notice ? <p className="notice">{notice}</p> : null}
      {isWaiting ? <div className="rich-tools rich-tools-waiting" /> : null}
      <div className="rich-page">
        <RichText document={document} />
      </div>
    </div>
  );
}
