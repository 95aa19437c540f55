import type { ReactElement } from 'react';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import type { RenderLink } from '../layout/link.tsx';
import { Opener } from './Opener.tsx';
import type { Align, PopoverSide } from './PopoverPopup.tsx';
import type { MenuGroup } from './MenuPopup.tsx';

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  groups: readonly MenuGroup[];
  side?: PopoverSide;
  align?: Align;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  renderLink?: RenderLink;
}

/** A menu without a trigger button; `open` and `anchor` are controlled outside. */
export const MenuPopup = lazyPart(async () => (await import('./MenuPopup.tsx')).MenuPopup);

/**
 * A list of actions, opened by a button. Arrows move, letters jump to a matching item, Escape closes.
 *
 * @example <Menu trigger={<Button>{say(words.more)}</Button>} groups={[{ key: 'do', items: [{ key: 'print', label: say(words.print), onSelect: print }] }]} />
 */
export function Menu({ trigger, open, onOpenChange, ...partProps }: MenuProps) {
  return (
    <Opener
      trigger={trigger}
      popup="menu"
      part={MenuPopup}
      partProps={partProps}
      open={open}
      onOpenChange={onOpenChange}
    />
  );
}
