import { useEffect, useRef, useState } from 'react';
import { emptyRichText, type RichText as RichTextDocument } from '#contract/rich-text.ts';
import { RichText } from '#web/ui/rich-text.tsx';
import { Svg } from '#web/ui/svg.tsx';
import bold from '~icons/lucide/bold?raw';
import heading from '~icons/lucide/heading-2?raw';
import italic from '~icons/lucide/italic?raw';
import link from '~icons/lucide/link?raw';
import list from '~icons/lucide/list?raw';
import { isSame } from '../editor/merge.ts';
import { type ControlProps, inputProps } from './control.ts';
import { carries, read, write } from './rich-text-words.ts';

/**
 * Rich text typed as words with a few marks. A document that holds what the words cannot say is shown and left alone,
 * so that editing here never destroys anything.
 */
export function RichTextField(props: ControlProps) {
  const { value, onChange } = props;
  const document = (value || emptyRichText) as RichTextDocument;
  const [words, setWords] = useState(() => write(document));
  const [isPreview, setPreview] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  // A document that did not come from typing here, such as after a save, is written anew.
  const known = useRef(document);
  useEffect(() => {
    if (isSame(known.current, document)) return;
    known.current = document;
    setWords(write(document));
  }, [document]);

  if (!carries(document)) {
    return (
      <div className="rich-locked">
        <p className="notice">
          This text holds formatting that this form cannot change. It stays as it is when you save.
        </p>
        <RichText document={document} />
      </div>
    );
  }

  function take(next: string) {
    setWords(next);
    known.current = read(next);
    onChange(known.current);
  }
  /** Puts marks around the selection, or at the start of its lines. */
  function mark(before: string, after: string) {
    const { selectionStart: start, selectionEnd: end } = area.current!;
    const from = after ? start : words.lastIndexOf('\n', start - 1) + 1;
    const selected = words.slice(from, end);
    const marked = after
      ? `${before}${selected}${after}`
      : `${before}${selected.replaceAll('\n', `\n${before}`)}`;
    take(words.slice(0, from) + marked + words.slice(end));
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(from + before.length, from + marked.length - after.length);
    });
  }

  return (
    <div className="rich">
      <div className="rich-tools" role="toolbar" aria-label={`${props.label}: formatting`}>
        {tools.map(({ label, icon, before, after }) => (
          <button
            key={label}
            type="button"
            className="button button-quiet button-icon"
            aria-label={label}
            title={label}
            disabled={isPreview}
            onClick={() => mark(before, after)}
          >
            <Svg source={icon} className="icon" />
          </button>
        ))}
        <button
          type="button"
          className="button button-quiet button-small rich-preview"
          aria-pressed={isPreview}
          onClick={() => setPreview(!isPreview)}
        >
          Preview
        </button>
      </div>
      {isPreview ? (
        <div className="rich-page">
          <RichText document={document} />
        </div>
      ) : (
        <textarea
          {...inputProps(props)}
          ref={(element) => {
            area.current = element;
            if (typeof props.inputRef === 'function') (props.inputRef as (element: unknown) => void)(element);
          }}
          className="input"
          rows={12}
          value={words}
          onChange={(event) => take(event.target.value)}
          onKeyDown={(event) => {
            const tool = (event.ctrlKey || event.metaKey) && tools.find(({ key }) => key === event.key);
            if (!tool) return;
            event.preventDefault();
            mark(tool.before, tool.after);
          }}
        />
      )}
      <p className="hint">
        A blank line starts a paragraph. <code>## </code>heading, <code>- </code>list, <code>**bold**</code>,{' '}
        <code>*italic*</code>, <code>[words](https://…)</code>
      </p>
    </div>
  );
}

const tools = [
  { label: 'Heading', icon: heading, before: '## ', after: '' },
  { label: 'Bold', icon: bold, before: '**', after: '**', key: 'b' },
  { label: 'Italic', icon: italic, before: '*', after: '*', key: 'i' },
  { label: 'Link', icon: link, before: '[', after: '](https://)' },
  { label: 'List', icon: list, before: '- ', after: '' },
];
