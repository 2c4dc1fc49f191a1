import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { say } from '#web/admin/ui/words.ts';
import { Svg } from '#web/ui/core/svg.tsx';
import { t } from '#words/say.ts';
import { tableAt } from './table.ts';
import { type Panel, pictureTools, type Tool, type ToolGroup, tableTools, toolGroups } from './tools.ts';

interface ToolbarProps {
  editor: Editor;
  label: string;
  controls: string;
  onOpen(panel: Panel): void;
}

/** One tab stop; arrows, Home and End move within it. Further rows appear for a table or a picture. */
export function Toolbar({ editor, label, controls, onOpen }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string>(firstTool);
  const { more, states } = useEditorState({ editor, selector: read });
  const rows = more === 'table' ? tableTools : more === 'picture' ? pictureTools : [];
  const all = [...toolGroups, ...rows].flatMap(({ tools }) => tools);
  const reachable = all.some((tool) => tool.label === current) ? current : firstTool;

  function move(event: KeyboardEvent) {
    const buttons = [...bar.current!.querySelectorAll('button')];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const [following, former] = [(at + 1) % buttons.length, (at - 1 + buttons.length) % buttons.length];
    const isFromRight = getComputedStyle(bar.current!).direction === 'rtl';
    const next = {
      ArrowRight: isFromRight ? former : following,
      ArrowLeft: isFromRight ? following : former,
      Home: 0,
      End: buttons.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]!.focus();
  }
  function draw(groups: ToolGroup[]) {
    return groups.map(({ label: words, tools }) => (
      <div key={tools[0]!.label} className="cluster rich-group">
        {words ? (
          <span className="rich-group-label" aria-hidden="true">
            {say(words)}
          </span>
        ) : null}
        {tools.map((tool) => {
          const { isOn, isAllowed } = states[tool.label] ?? { isOn: undefined, isAllowed: true };
          return (
            <button
              key={tool.label}
              type="button"
              className={`button button-quiet ${tool.icon ? 'button-icon' : 'button-small'}`}
              tabIndex={tool.label === reachable ? 0 : -1}
              aria-label={say(tool.label)}
              aria-pressed={isOn}
              // Not `disabled`, which would lose the focus after undoing the last change.
              aria-disabled={!isAllowed || undefined}
              aria-keyshortcuts={tool.keys}
              title={
                tool.keys
                  ? t('{tool} ({keys})', { tool: say(tool.label), keys: shown(tool.keys) })
                  : say(tool.label)
              }
              onFocus={() => setCurrent(tool.label)}
              // The text keeps its focus and selection.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                if (isAllowed) tool.run(editor, onOpen);
              }}
            >
              {tool.icon ? <Svg source={tool.icon} className="icon" /> : tool.words && say(tool.words)}
            </button>
          );
        })}
      </div>
    ));
  }
  return (
    <div
      ref={bar}
      className="rich-tools"
      role="toolbar"
      aria-label={t('{field}: formatting', { field: label })}
      aria-controls={controls}
      onKeyDown={move}
    >
      <div className="cluster rich-row">{draw(toolGroups)}</div>
      {rows.length > 0 ? <div className="cluster rich-row rich-row-more">{draw(rows)}</div> : null}
    </div>
  );
}

const firstTool = toolGroups[0]!.tools[0]!.label;

/** Toolbar state from the text; it re-renders only when this changes. */
function read({ editor }: { editor: Editor }) {
  const more = tableAt(editor.state) ? 'table' : editor.isActive('image') ? 'picture' : null;
  const groups = [...toolGroups, ...(more === 'table' ? tableTools : [])];
  const states = Object.fromEntries(
    groups
      .flatMap(({ tools }) => tools)
      .map(({ label, isOn, isAllowed }: Tool) => [
        label,
        { isOn: isOn?.(editor), isAllowed: isAllowed?.(editor) ?? true },
      ]),
  );
  return { more, states };
}

function shown(keys: string) {
  const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
  return isMac
    ? keys.replace('Control', '⌘').replace('Alt', '⌥').replace('Shift', '⇧').replaceAll('+', '')
    : keys.replace('Control', 'Ctrl');
}
