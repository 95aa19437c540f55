import type { ReactNode, RefObject } from 'react';
import { lazyPart } from '../../kernel/lazy-part.tsx';

const FieldPopupWindow = lazyPart(async () => (await import('./FieldPopupWindow.tsx')).FieldPopupWindow);

/** For the field a popup belongs to: its code is on its way before the first key or press. */
export const fieldPopupAhead = FieldPopupWindow.ahead;

export interface FieldPopupProps {
  anchor: RefObject<HTMLElement | null>;
  /** A press outside both. */
  onAway: () => void;
  popup?: RefObject<HTMLDivElement | null>;
  /** What Tab reaches in it, as in a calendar, comes between the field and what follows the field. */
  stops?: boolean;
  children: ReactNode;
}

/**
 * The floating frame under a field: a list of options or a calendar. It is there while it is drawn. What is chosen and which keys do what is the
 * field's business, which keeps the focus; so a field works before the frame's code has come.
 *
 * @example {open && <FieldPopup anchor={field} onAway={close}><Options … /></FieldPopup>}
 */
export function FieldPopup(props: FieldPopupProps) {
  return <FieldPopupWindow {...props} />;
}
