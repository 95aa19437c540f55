import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactNode } from 'react';
import { isPressOn } from './Opener.tsx';
import type { Tip } from './use-tip.ts';
import styles from './Tooltip.module.css';
import type { PopoverSide } from './PopoverPopup.tsx';

export interface TooltipPopupProps {
  id: string;
  tip: Tip;
  anchor: HTMLElement;
  side: PopoverSide;
  children: ReactNode;
}

/** The tooltip itself, loaded on first use; `useTip` decides when it opens and closes. */
export function TooltipPopup({ id, tip, anchor, side, children }: TooltipPopupProps) {
  const change = (next: boolean, details: Base.Root.ChangeEventDetails) => {
    // Opened by a tap; the click that follows is not a press outside.
    if (details.reason === 'outside-press' && isPressOn(anchor, details.event)) details.cancel();
    else if (!next) tip.close();
  };
  return (
    <Base.Root open={tip.open} onOpenChange={change}>
      <Base.Portal keepMounted>
        <Base.Positioner anchor={anchor} side={side} sideOffset={6} collisionPadding={8} className={styles.layer}>
          <Base.Popup
            id={id}
            role="tooltip"
            hidden={!tip.open}
            aria-hidden={typeof children === 'string' || undefined}
            className={styles.popup}
            onPointerEnter={tip.stay}
            onPointerLeave={tip.leave}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
