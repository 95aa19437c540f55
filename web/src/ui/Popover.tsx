import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import overlay from './Overlay.module.css';
import styles from './Popover.module.css';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  title: string;
  /** The title is read out but not shown. */
  quietTitle?: boolean;
  children: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * A small panel beside the button that opens it, below by default. Escape and a press outside close it, and the focus goes back.
 *
 * @example <Popover trigger={<Button>{say(words.columns)}</Button>} title={say(words.columns)}>…</Popover>
 */
export function Popover({ trigger, title, quietTitle, children, side = 'bottom', align = 'start', open, onOpenChange }: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={6} collisionPadding={8} className={overlay.layer}>
          <Base.Popup className={`${overlay.popup} ${styles.popup}`}>
            <Base.Title className={quietTitle ? 'sr-only' : styles.title}>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
