import { useState, type PointerEvent } from 'react';

interface Dragged {
  readonly from: number;
  readonly to: number;
}

export interface Drag {
  /** For the row of this place. */
  place: (at: number) => Readonly<Record<string, unknown>>;
  /** Handlers of the row's drag handle; keyboard users have the row's buttons. */
  grip: (at: number) => Readonly<Record<string, unknown>>;
}

/** Rows that are dragged to another place with a finger or the mouse; `drop` is told from where to where. */
export function useDrag(drop: (from: number, to: number) => void): Drag {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const move = ({ clientX, clientY }: PointerEvent) => {
    const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]');
    if (!dragged || !row) return;
    const to = Number(row.dataset.place);
    if (to === dragged.to) return;
    setDragged({ ...dragged, to });
    // The way is longer than the screen: the rows beyond come into sight.
    row.scrollIntoView({ block: 'nearest' });
  };
  const end = () => {
    if (dragged && dragged.from !== dragged.to) drop(dragged.from, dragged.to);
    setDragged(null);
  };
  return {
    place: (at) => ({
      'data-place': at,
      'data-dragged': dragged?.from === at || undefined,
      'data-target': (dragged?.to === at && dragged.from !== at) || undefined,
    }),
    grip: (at) => ({
      'data-grip': true,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged({ from: at, to: at });
      },
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: () => setDragged(null),
    }),
  };
}
