import type { ReactElement, ReactNode } from 'react';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { Opener } from './Opener.tsx';
import type { Align, PopoverSide } from './PopoverPopup.tsx';

const PopoverPopup = lazyPart(async () => (await import('./PopoverPopup.tsx')).PopoverPopup);

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  title: string;
  /** The title is only for screen readers. */
  quietTitle?: boolean;
  children: ReactNode;
  side?: PopoverSide;
  align?: Align;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * A small panel beside the button that opens it, below by default. Escape and a press outside close it, and the focus returns.
 *
 * @example <Popover trigger={<Button>{say(words.columns)}</Button>} title={say(words.columns)}>…</Popover>
 */
export function Popover({ trigger, open, onOpenChange, ...partProps }: PopoverProps) {
  return (
    <Opener
      trigger={trigger}
      popup="dialog"
      part={PopoverPopup}
      partProps={partProps}
      open={open}
      onOpenChange={onOpenChange}
    />
  );
}
