import { Button } from '#web/admin/ui/button.tsx';
import { t } from '#words/say.ts';
import arrowDown from '~icons/lucide/arrow-down?raw';
import arrowUp from '~icons/lucide/arrow-up?raw';
import plus from '~icons/lucide/plus?raw';
import trash from '~icons/lucide/trash-2?raw';
import { type ControlProps, inputProps } from './control.ts';
import { useLines } from './use-lines.ts';

/**
 * An ordered list of lines, edited as text: Enter begins the next line, Backspace in an empty one goes back, Alt with
 * an arrow moves a line, and a pasted list becomes as many lines. Empty lines are not kept.
 */
export function LinesField(props: ControlProps) {
  const { id, name, label, value, onChange, limits, inputRef } = props;
  const { lines, said, write, addAfter, move, remove, press, paste, keep } = useLines(value, onChange);
  return (
    <div className="stack lines">
      {lines.map((line, index) => (
        <div key={line.key} className="line">
          <input
            {...inputProps(props)}
            required={false}
            id={index === 0 ? id : `${id}-${index}`}
            name={`${name}.${index}`}
            ref={(input) => {
              if (index === 0) (inputRef as (element: HTMLInputElement | null) => void)(input);
              keep(line, input);
            }}
            className="input"
            type="text"
            aria-label={t('{field}, line {number}', { field: label, number: index + 1 })}
            maxLength={limits.maxLength}
            value={line.text}
            onChange={({ target }) => write(index, target.value)}
            onKeyDown={(event) => press(event, index)}
            onPaste={(event) => paste(event, index)}
          />
          <Button
            variant="quiet"
            icon={arrowUp}
            aria-label={t('Move line {number} up', { number: index + 1 })}
            disabled={index === 0}
            onClick={() => move(index, -1)}
          />
          <Button
            variant="quiet"
            icon={arrowDown}
            aria-label={t('Move line {number} down', { number: index + 1 })}
            disabled={index === lines.length - 1}
            onClick={() => move(index, 1)}
          />
          <Button
            variant="quiet"
            icon={trash}
            aria-label={t('Remove line {number}', { number: index + 1 })}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      <Button variant="quiet" small icon={plus} onClick={() => addAfter(lines.length - 1)}>
        {t('Add a line')}
      </Button>
      <span role="status" className="unseen">
        {said}
      </span>
    </div>
  );
}
