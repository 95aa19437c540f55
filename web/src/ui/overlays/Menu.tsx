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
  /** The key that does the same. */
  kbd?: string;
  /** Makes it a link. */
  href?: string;
  newTab?: boolean;
  onSelect?: () => void;
  /** Ticked or not, in a menu of choices. */
  checked?: boolean;
  /** Why it cannot be chosen; said under its label. */
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

/** A menu that something else than a button of its own opens; `open` and `anchor` are kept outside. */
export const MenuPopup = lazyPart(async () => (await import('./MenuPopup.tsx')).MenuPopup);

/**
 * A list of things to do, opened by a button. Arrows move, letters jump to what begins with them, Escape closes.
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
