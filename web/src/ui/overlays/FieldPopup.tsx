import { lazyPart } from '../../kernel/lazy-part.tsx';
import type { FieldPopupProps } from './FieldPopupWindow.tsx';

const FieldPopupWindow = lazyPart(async () => (await import('./FieldPopupWindow.tsx')).FieldPopupWindow);

/** Props for a field with a popup: its code is loaded before the first key or press. */
export const fieldPopupAhead = FieldPopupWindow.openerProps;

/**
 * The floating frame under a field: a list of options or a calendar. Render it only while open. The field keeps the focus and handles keys and choices, so it
 * works before the code of the frame is loaded.
 *
 * @example {open && <FieldPopup anchor={field} onAway={close}><Options … /></FieldPopup>}
 */
export function FieldPopup(props: FieldPopupProps) {
  return <FieldPopupWindow {...props} />;
}
