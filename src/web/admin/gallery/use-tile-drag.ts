import { type DragEvent, useState } from 'react';
import type { GalleryImage } from '#contract/gallery.ts';
import { nameOf } from './name-of.ts';

export function useTileDrag(move: (image: GalleryImage, to: number) => void) {
  const [dragged, setDragged] = useState<{ image: GalleryImage; place: number } | null>(null);
  const [target, setTarget] = useState<{ id: number; side: 'before' | 'after' } | null>(null);
  function end() {
    setDragged(null);
    setTarget(null);
  }
  return {
    of: (image: GalleryImage, place: number) => ({
      side: target?.id === image.id && dragged?.image.id !== image.id ? target.side : undefined,
      isDragged: dragged?.image.id === image.id,
      onDragStart(event: DragEvent) {
        event.dataTransfer.effectAllowed = 'move';
        // Firefox requires data for a drag.
        event.dataTransfer.setData('text/plain', nameOf(image));
        setDragged({ image, place });
      },
      onDragOver(event: DragEvent) {
        if (!dragged) return;
        event.preventDefault();
        const { left, width } = event.currentTarget.getBoundingClientRect();
        const isLeft = event.clientX < left + width / 2;
        const isFirst = isLeft !== (getComputedStyle(event.currentTarget).direction === 'rtl');
        const side = isFirst ? 'before' : 'after';
        if (target?.id !== image.id || target.side !== side) setTarget({ id: image.id, side });
      },
      onDrop(event: DragEvent) {
        event.preventDefault();
        if (!dragged || !target) return;
        const gap = place + (target.side === 'after' ? 1 : 0);
        // Without the dragged picture, everything behind it is one place further ahead.
        const to = gap > dragged.place ? gap - 1 : gap;
        if (to !== dragged.place) move(dragged.image, to);
        end();
      },
      onDragEnd: end,
    }),
  };
}
export type TileDrag = ReturnType<ReturnType<typeof useTileDrag>['of']>;
