/**
 * Reorders rows by dragging the handle or with the arrow keys on it. Each move is saved at once; a live region
 * announces it.
 */
import { type DragEvent, useRef, useState } from 'react';
import { attempt } from '#web/admin/ui/toasts.tsx';
import { Svg } from '#web/ui/core/svg.tsx';
import { t } from '#words/say.ts';
import grip from '~icons/lucide/grip-vertical?raw';

interface Ordered {
  id: number;
  name?: string;
  title?: string;
}

/**
 * `rows` are those in view, in order; `move` puts one right after another, or first if `after` is null, which happens
 * only at the top of the first page.
 */
export function useReorder<Row extends Ordered>(
  rows: Row[],
  { isFirstPage, move }: { isFirstPage: boolean; move(id: number, after: number | null): Promise<void> },
) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [words, setWords] = useState('');
  const isMoving = useRef(false);

  async function moveTo(id: number, place: number) {
    const others = rows.filter((row) => row.id !== id);
    const from = rows.findIndex((row) => row.id === id);
    const top = isFirstPage ? 0 : 1;
    if (isMoving.current || place < top || place > others.length || place === from) return;
    isMoving.current = true;
    await attempt(async () => {
      await move(id, others[place - 1]?.id ?? null);
      const row = rows[from]!;
      const [number, count] = [place + 1, rows.length];
      const name = row.name || row.title;
      setWords(
        name
          ? t('{name} is now number {number} of {count}.', { name, number, count })
          : t('The entry is now number {number} of {count}.', { number, count }),
      );
    });
    isMoving.current = false;
  }

  return {
    words,
    moveBy(id: number, step: number) {
      return moveTo(id, rows.findIndex((row) => row.id === id) + step);
    },
    handle: (id: number) => ({
      draggable: true,
      onDragStart(event: DragEvent) {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', String(id));
        const row = (event.target as Element).closest('tr');
        if (row) event.dataTransfer.setDragImage(row, 20, 20);
        setDragged(id);
      },
      onDragEnd() {
        setDragged(null);
        setOver(null);
      },
    }),
    target: (id: number) => ({
      'data-dragged': dragged === id || undefined,
      'data-over': (dragged !== null && over === id && dragged !== id) || undefined,
      onDragOver(event: DragEvent) {
        if (dragged === null) return;
        event.preventDefault();
        setOver(id);
      },
      onDrop(event: DragEvent) {
        if (dragged === null) return;
        event.preventDefault();
        void moveTo(
          dragged,
          rows.findIndex((row) => row.id === id),
        );
      },
    }),
  };
}

export function OrderHandle({
  row,
  order,
}: {
  row: Ordered;
  order: Pick<ReturnType<typeof useReorder>, 'handle' | 'moveBy'>;
}) {
  const name = row.name || row.title;
  return (
    <button
      type="button"
      className="order-handle"
      aria-label={
        name
          ? t('Move {name}: arrow keys up and down', { name })
          : t('Move this entry: arrow keys up and down')
      }
      title={t('Drag, or press the arrow keys')}
      {...order.handle(row.id)}
      onKeyDown={(event) => {
        const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
        if (step === 0) return;
        event.preventDefault();
        void order.moveBy(row.id, step);
      }}
    >
      <Svg source={grip} className="icon" />
    </button>
  );
}
