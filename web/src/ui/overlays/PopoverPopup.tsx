import { Popover as Base } from '@base-ui/react/popover';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { isPressOn, type Opened } from './Opener.tsx';
import { stopsIn } from './stops.ts';
import overlay from './Overlay.module.css';
import styles from './Popover.module.css';

export type Align = 'start' | 'center' | 'end';

export type PopoverSide = 'top' | 'bottom' | 'left' | 'right';

export interface PopoverPopupProps extends Opened {
  title: string;
  quietTitle?: boolean | undefined;
  children: ReactNode;
  side?: PopoverSide | undefined;
  align?: Align | undefined;
}

/** The panel itself, loaded when it is opened. */
export function PopoverPopup({
  title,
  quietTitle,
  children,
  side = 'bottom',
  align = 'start',
  open,
  onOpenChange,
  anchor,
}: PopoverPopupProps) {
  const change = (next: boolean, details: Base.Root.ChangeEventDetails) => {
    if (!next && isPressOn(anchor, details.event)) details.cancel();
    else onOpenChange(next);
  };
  const leaving = useRef(false);
  const panel = useRef<HTMLDivElement>(null);
  // The panel is at the end of the document: from its last stop, Tab continues at the opening button.
  const leave = (event: KeyboardEvent<HTMLElement>) => {
    leaving.current =
      event.key === 'Tab' &&
      !event.shiftKey &&
      document.activeElement === (stopsIn(event.currentTarget).at(-1) ?? event.currentTarget);
    if (!leaving.current) return;
    anchor?.focus();
    onOpenChange(false);
  };
  return (
    <Base.Root open={open} onOpenChange={change}>
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={overlay.layer}>
          <Base.Popup
            className={`${overlay.popup} ${styles.popup}`}
            ref={panel}
            onKeyDown={leave}
            initialFocus={() => firstOf(panel.current)}
            finalFocus={() => (leaving.current ? false : anchor)}>
            <Base.Title className={quietTitle ? 'sr-only' : styles.title}>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** Returns the element with the initial focus: the first control, or the panel itself when it has none. */
function firstOf(panel: HTMLElement | null): HTMLElement | true {
  return (panel && stopsIn(panel).find((stop) => stop.ariaDisabled !== 'true')) ?? true;
}
