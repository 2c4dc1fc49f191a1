import { Svg } from '#web/ui/core/svg.tsx';
import { t } from '#words/say.ts';
import x from '~icons/lucide/x?raw';
import { type ControlProps, inputProps } from './control.ts';
import { useTokens } from './use-tokens.ts';

export interface Token {
  key: number | string;
  label: string;
}

export interface TokenBoxProps {
  control: ControlProps;
  chosen: Token[];
  /** Options not yet chosen; undefined if values are only typed. */
  options: Token[] | undefined;
  /** State of the options. Enter pressed while they load takes effect afterwards. */
  state?: 'loading' | 'failed' | 'ready';
  placeholder: string;
  onAdd(token: Token): void;
  onRemove(token: Token): void;
  onText?(text: string): void;
  /** Creates an entry from the typed text if none has that name, and chooses it. */
  onNew?: ((text: string) => void) | undefined;
}

/**
 * Several values in one box. Typing filters the options, arrows and Enter choose, Backspace in the empty box removes
 * the last one. If free text is allowed, Enter or a comma takes what was typed.
 */
export function TokenBox(props: TokenBoxProps) {
  const { control, chosen, options, state = 'ready', placeholder, onRemove, onNew } = props;
  const { text, matching, position, isOpen, isNothing, add, addNew, press, open, type, leave } =
    useTokens(props);
  const listId = `${control.id}-list`;
  return (
    <div className="choice">
      <div className="input tokens">
        {chosen.map((token) => (
          <span key={token.key} className="token">
            {token.label}
            <button
              type="button"
              aria-label={t('Remove {what}', { what: token.label })}
              onClick={() => onRemove(token)}
            >
              <Svg source={x} className="icon-small" />
            </button>
          </span>
        ))}
        <input
          {...inputProps(control)}
          type="text"
          autoComplete="off"
          {...(options && {
            role: 'combobox',
            'aria-expanded': isOpen,
            'aria-controls': listId,
            'aria-activedescendant': position >= 0 ? `${listId}-${position}` : undefined,
          })}
          placeholder={chosen.length === 0 ? placeholder : ''}
          value={text}
          onChange={(event) => type(event.target.value)}
          onClick={open}
          onKeyDown={press}
          onBlur={() => {
            leave();
            control.onBlur();
          }}
        />
      </div>
      {isNothing ? <NothingToChoose state={state} text={text.trim()} onNew={onNew && addNew} /> : null}
      {options ? (
        <TokenList
          id={listId}
          label={control.label}
          options={matching}
          position={isOpen ? position : null}
          onChoose={add}
        />
      ) : null}
    </div>
  );
}

interface NothingToChooseProps {
  state: 'loading' | 'failed' | 'ready';
  text: string;
  onNew: (() => void) | undefined;
}

function NothingToChoose({ state, text, onNew }: NothingToChooseProps) {
  return (
    <div className="choice-list choice-nothing" role="status">
      {state === 'loading' ? (
        t('Loading …')
      ) : state === 'failed' ? (
        t('The choices could not be loaded.')
      ) : !text ? (
        t('There is nothing to choose from yet.')
      ) : onNew ? (
        <button
          type="button"
          className="link-button"
          tabIndex={-1}
          onPointerDown={(event) => {
            event.preventDefault();
            onNew();
          }}
        >
          {t('Add “{text}” with Enter', { text })}
        </button>
      ) : (
        t('Nothing is called “{text}”.', { text })
      )}
    </div>
  );
}

interface TokenListProps {
  id: string;
  label: string;
  options: Token[];
  /** Index of the option that Enter takes; null if the list is closed. */
  position: number | null;
  onChoose(option: Token): void;
}

function TokenList({ id, label, options, position, onChoose }: TokenListProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className="choice-list" hidden={position === null}>
      {options.map((option, index) => (
        // biome-ignore lint/a11y: the combobox pattern keeps focus in the input and refers to the options.
        <div
          key={option.key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === position}
          // Before the input loses the focus.
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(option);
          }}
        >
          {option.label}
        </div>
      ))}
    </div>
  );
}
