import { Popover as Base } from '@base-ui/react/popover';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { isPressOn, type Opened } from './Opener.tsx';
import type { Align, Side } from './Popover.tsx';
import { stopsIn } from './stops.ts';
import overlay from './Overlay.module.css';
import styles from './Popover.module.css';

export interface PopoverPopupProps extends Opened {
  title: string;
  quietTitle?: boolean | undefined;
  children: ReactNode;
  side?: Side | undefined;
  align?: Align | undefined;
}

/** The panel itself, once it is opened. */
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
  // It stands at the end of the page: out of its last stop, Tab goes on from the button that opened it.
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

/** Where the focus begins: at the first thing that can be done, or by itself where nothing can. */
function firstOf(panel: HTMLElement | null): HTMLElement | true {
  return (panel && stopsIn(panel).find((stop) => stop.ariaDisabled !== 'true')) ?? true;
}
