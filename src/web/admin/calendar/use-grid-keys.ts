import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * The calendar is one tab stop. Up and down arrows (or `j` and `k`) move in a column, left and right to the nearest
 * time in the column on that side; Home and End go to a column's ends; Enter opens.
 */
export function useGridKeys(grid: RefObject<HTMLElement | null>) {
  const current = useRef<HTMLElement | null>(null);
  // The `tabindex` attribute is the state: React never changes it, as every block renders with -1.
  useEffect(() => {
    const cells = cellsOf(grid.current);
    if (!current.current?.isConnected) current.current = cells[0] ?? null;
    for (const cell of cells) cell.tabIndex = cell === current.current ? 0 : -1;
  });

  function onFocus({ target }: { target: EventTarget }) {
    const cell = (target as Element).closest<HTMLElement>('[data-cell]');
    if (!cell) return;
    if (current.current) current.current.tabIndex = -1;
    current.current = cell;
    cell.tabIndex = 0;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const cell = (event.target as Element).closest<HTMLElement>('[data-cell]');
    const next = cell && neighbour(cellsOf(grid.current), cell, event.key);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
  return { onFocus, onKeyDown };
}

const cellsOf = (grid: HTMLElement | null) => [...(grid?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];
const columnOf = (cell: HTMLElement) => Number(cell.closest<HTMLElement>('[data-column]')!.dataset.column);
const minuteOf = (cell: HTMLElement) => Number(cell.dataset.cell);

function neighbour(cells: HTMLElement[], cell: HTMLElement, key: string): HTMLElement | undefined {
  const column = columnOf(cell);
  const inColumn = cells.filter((one) => columnOf(one) === column).sort((a, b) => minuteOf(a) - minuteOf(b));
  const place = inColumn.indexOf(cell);
  if (key === 'ArrowDown' || key === 'j') return inColumn[place + 1];
  if (key === 'ArrowUp' || key === 'k') return inColumn[place - 1];
  if (key === 'Home') return inColumn[0];
  if (key === 'End') return inColumn.at(-1);
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  // Skips empty columns.
  const isOnward = (key === 'ArrowRight') === (getComputedStyle(cell).direction === 'ltr');
  const beyond = cells.filter((one) => (isOnward ? columnOf(one) > column : columnOf(one) < column));
  const columns = beyond.map(columnOf);
  const nearest = isOnward ? Math.min(...columns) : Math.max(...columns);
  return beyond
    .filter((one) => columnOf(one) === nearest)
    .sort((a, b) => Math.abs(minuteOf(a) - minuteOf(cell)) - Math.abs(minuteOf(b) - minuteOf(cell)))[0];
}
