import type { ReactElement, ReactNode } from 'react';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import type { IconSource } from '../layout/Icon.tsx';
import type { RenderLink } from '../layout/link.tsx';
import { Opener } from './Opener.tsx';
import type { Align, Side } from './Popover.tsx';

export interface MenuItem {
  key: string;
  label: string;
  icon?: IconSource;
  tone?: 'danger';
  /** The shortcut key. */
  kbd?: string;
  /** Makes it a link. */
  href?: string;
  newTab?: boolean;
  onSelect?: () => void;
  /** Ticked or not, in a menu of choices. */
  checked?: boolean;
  /** Why it cannot be chosen; shown below its label. */
  refused?: ReactNode;
}

export interface MenuGroup {
  key: string;
  heading?: string;
  items: readonly MenuItem[];
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  groups: readonly MenuGroup[];
  side?: Side;
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
