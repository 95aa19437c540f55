import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { dataWords } from '../table/data.words.ts';
import { Icon, type IconSource } from '../layout/Icon.tsx';
import { useRenderLink, type RenderLink } from '../layout/link.tsx';
import type { Opened } from './Opener.tsx';
import { nothingTyped, typeAheadMatch, typeAheadPause, typeKey } from '../inputs/type-ahead.ts';
import overlay from './Overlay.module.css';
import styles from './Menu.module.css';
import type { Align, PopoverSide } from './PopoverPopup.tsx';

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

export interface MenuPopupProps extends Opened {
  /** Element that gets the focus when the menu closes; the anchor by default. */
  returnTo?: HTMLElement | null | undefined;
  groups: readonly MenuGroup[];
  side?: PopoverSide | undefined;
  align?: Align | undefined;
  renderLink?: RenderLink | undefined;
}

/** The menu itself, loaded when it is opened. */
export function MenuPopup({
  anchor,
  returnTo = anchor,
  groups,
  side = 'bottom',
  align = 'end',
  open,
  onOpenChange,
  begin,
  renderLink,
}: MenuPopupProps) {
  const say = useSay();
  const typeAhead = useTypeAhead();
  const shown = groups.filter((group) => group.items.length > 0);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    onOpenChange(false);
  };
  const iconed = shown.some((group) => group.items.some((item) => item.icon));
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal role="region" aria-label={say(dataWords.menu)}>
        <Base.Positioner
          anchor={anchor}
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={overlay.layer}>
          <Base.Popup
            className={`${overlay.popup} ${styles.popup}`}
            onKeyDown={leave}
            onKeyDownCapture={typeAhead}
            finalFocus={() => (isCovered(returnTo) ? false : (returnTo ?? true))}>
            <Begin at={begin} />
            {shown.map((group, at) => (
              <Base.Group key={group.key}>
                {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a line between groups has no name */}
                {at > 0 && <div className={overlay.rule} role="separator" />}
                {group.heading && <Base.GroupLabel className={overlay.heading}>{group.heading}</Base.GroupLabel>}
                {group.items.map((item) => (
                  <Entry key={item.key} item={item} iconed={iconed} renderLink={renderLink} />
                ))}
              </Base.Group>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** Returns whether a window was opened over this element: then the focus belongs in the window. */
function isCovered(place: HTMLElement | null | undefined): boolean {
  return [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].some(
    (window) => !place || !window.contains(place),
  );
}

function Entry({ item, iconed, renderLink }: { item: MenuItem; iconed: boolean; renderLink: RenderLink | undefined }) {
  const link = useRenderLink(renderLink);
  const look = `${overlay.item} ${item.tone === 'danger' ? styles.danger : ''}`;
  const inside = <EntryWords item={item} iconed={iconed} />;
  if (item.href !== undefined && item.refused === undefined) {
    const { href, newTab } = item;
    const target = newTab ? { target: '_blank', rel: 'noopener' } : {};
    return (
      <Base.LinkItem
        className={look}
        label={item.label}
        closeOnClick
        onClick={item.onSelect}
        render={(props) => link({ ...props, href, ...target })}>
        {inside}
      </Base.LinkItem>
    );
  }
  if (item.checked !== undefined) {
    return (
      <Base.CheckboxItem
        className={look}
        label={item.label}
        checked={item.checked}
        onCheckedChange={item.onSelect}
        disabled={item.refused !== undefined}
        closeOnClick>
        {inside}
      </Base.CheckboxItem>
    );
  }
  return (
    <Base.Item className={look} label={item.label} onClick={item.onSelect} disabled={item.refused !== undefined}>
      {inside}
    </Base.Item>
  );
}

/** Where some items have an icon, the others leave its space free. */
function EntryWords({ item, iconed }: { item: MenuItem; iconed: boolean }) {
  return (
    <>
      {item.icon ? <Icon of={item.icon} /> : iconed && <span className={styles.blank} />}
      <span className={overlay.words}>
        {item.label}
        {item.refused !== undefined && <span className={overlay.note}>{item.refused}</span>}
      </span>
      {item.kbd && (
        <kbd className={overlay.kbd} aria-hidden="true">
          {item.kbd}
        </kbd>
      )}
      {item.checked && <Icon of={Check} />}
    </>
  );
}

/** When opened by a key, the focus is on the first or the last item. */
function Begin({ at }: { at: Opened['begin'] }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (at === undefined) return;
    const items = [...(mark.current?.parentElement?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
    items.at(at === 'first' ? 0 : -1)?.focus();
  }, [at]);
  return <span ref={mark} hidden />;
}

/** Jumps to the item that begins with the typed text. Base UI's own type-ahead has a longer pause than the product's rule. */
function useTypeAhead() {
  const typed = useRef(nothingTyped);
  return (event: KeyboardEvent<HTMLElement>) => {
    const writing = event.timeStamp - typed.current.at <= typeAheadPause;
    if (!isLetter(event) || (event.key === ' ' && !writing)) return;
    event.stopPropagation();
    event.preventDefault();
    typed.current = typeKey(typed.current, event.key, event.timeStamp);
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')];
    const found = typeAheadMatch(
      items.map((item) => item.textContent),
      typed.current.text,
      items.indexOf(document.activeElement as HTMLElement),
    );
    if (found !== undefined) items[found]?.focus();
  };
}

/** Returns whether a key types text; some Myanmar keys type two characters. */
function isLetter(event: KeyboardEvent): boolean {
  return event.key.length <= 2 && !/^F\d$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
}
