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
