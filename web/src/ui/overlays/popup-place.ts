export type Side = 'top' | 'bottom' | 'left' | 'right';
export type Align = 'start' | 'center' | 'end';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly left: number;
  readonly top: number;
  /** How tall the popup may be there. */
  readonly room: number;
  readonly above: boolean;
}

const gap = 4;
const edge = 8;

/**
 * Where a popup goes: under its anchor, or above it when it does not fit below and there is more room above; never over the window's edge.
 * All in CSS pixels of the window.
 *
 * @example placePopup({ left: 8, top: 40, width: 200, height: 36 }, { width: 200, height: 300 }, { width: 360, height: 640 }).top === 80
 */
export function placePopup(
  anchor: Box,
  popup: { width: number; height: number },
  view: { width: number; height: number },
): Place {
  const below = view.height - (anchor.top + anchor.height) - gap - edge;
  const over = anchor.top - gap - edge;
  const above = popup.height > below && over > below;
  const room = Math.max(80, above ? over : below);
  const height = Math.min(popup.height, room);
  return {
    left: Math.max(edge, Math.min(anchor.left, view.width - popup.width - edge)),
    top: above ? anchor.top - gap - height : anchor.top + anchor.height + gap,
    room,
    above,
  };
}

const tipGap = 6;
const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

/**
 * Where a tooltip goes: centred on its side of the anchor, on the opposite one when there is no room, never over the window's edge.
 *
 * @example placeTip('top', { left: 100, top: 100, width: 40, height: 40 }, { width: 80, height: 24 }, { width: 360, height: 640 }) // { left: 80, top: 70 }
 */
export function placeTip(
  side: Side,
  anchor: Box,
  tip: { width: number; height: number },
  view: { width: number; height: number },
): { left: number; top: number } {
  const room = {
    top: anchor.top,
    bottom: view.height - anchor.top - anchor.height,
    left: anchor.left,
    right: view.width - anchor.left - anchor.width,
  };
  const upright = side === 'top' || side === 'bottom';
  const needed = (upright ? tip.height : tip.width) + tipGap + edge;
  const at = room[side] < needed && room[opposite[side]] > room[side] ? opposite[side] : side;
  const along = {
    left: anchor.left + (anchor.width - tip.width) / 2,
    top: anchor.top + (anchor.height - tip.height) / 2,
  };
  const spot = {
    top: { left: along.left, top: anchor.top - tip.height - tipGap },
    bottom: { left: along.left, top: anchor.top + anchor.height + tipGap },
    left: { left: anchor.left - tip.width - tipGap, top: along.top },
    right: { left: anchor.left + anchor.width + tipGap, top: along.top },
  }[at];
  return { left: within(spot.left, view.width - tip.width), top: within(spot.top, view.height - tip.height) };
}

function within(place: number, last: number): number {
  return Math.max(edge, Math.min(place, last - edge));
}
