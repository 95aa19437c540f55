import { Popover as Base } from '@base-ui/react/popover';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { isPressOn } from './Opener.tsx';
import { stopsIn } from './stops.ts';
import styles from './FieldPopup.module.css';

export interface FieldPopupProps {
  anchor: RefObject<HTMLElement | null>;
  /** Called on a press outside field and popup. */
  onAway: () => void;
  popup?: RefObject<HTMLDivElement | null>;
  /** Its elements are tab stops between the field and the next one, as in a calendar. */
  stops?: boolean;
  children: ReactNode;
}

/** The frame itself. It uses only the positioning of the library, because the library's popup takes the focus, which belongs to the field. */
export function FieldPopupWindow({ anchor, onAway, popup, stops, children }: FieldPopupProps) {
  const change = (next: boolean, { reason, event }: Base.Root.ChangeEventDetails) => {
    if (!next && reason === 'outside-press' && !isPressOn(anchor.current, event)) onAway();
  };
  // The frame is at the end of the document: from its first and last stop, Tab continues at the field.
  const leave = (event: KeyboardEvent<HTMLElement>) => {
    if (!stops || event.key !== 'Tab' || !anchor.current) return;
    const inside = stopsIn(event.currentTarget);
    if (document.activeElement !== inside.at(event.shiftKey ? 0 : -1)) return;
    if (event.shiftKey) event.preventDefault();
    stopsIn(anchor.current).at(-1)?.focus();
  };
  return (
    <Base.Root open onOpenChange={change}>
      <Base.Portal>
        <Base.Positioner
          ref={popup}
          anchor={anchor}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          collisionAvoidance={{ side: 'flip', align: 'shift', fallbackAxisSide: 'none' }}
          className={styles.layer}
          onKeyDown={leave}>
          <div className={styles.popup}>{children}</div>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
