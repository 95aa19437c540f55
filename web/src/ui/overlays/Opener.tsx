import {
  cloneElement,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react';
import type { LazyPart } from '../../kernel/lazy-part.tsx';
import { bothHandlers } from '../handlers.ts';

/** Props that a popup gets from the button that opened it. */
export interface Opened {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The opening button: the popup is placed beside it, and the focus returns to it. */
  readonly anchor: HTMLElement | null;
  /** Opened by the keyboard: the focus starts on the first or the last item. */
  readonly begin?: 'first' | 'last' | undefined;
}

export interface OpenerProps<Props extends Partial<Opened>> {
  trigger: ReactElement;
  popup: 'menu' | 'dialog';
  part: LazyPart<Props>;
  partProps: Omit<Props, keyof Opened>;
  /** Controlled outside, where something else opens and closes it too. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A button and the popup it opens. The popup's code is loaded on first use; a press before that opens it once loaded.
 *
 * @example <Opener trigger={<Button>{say(words.more)}</Button>} popup="menu" part={MenuPopup} given={{ groups }} />
 */
export function Opener<Props extends Partial<Opened>>({
  trigger,
  popup,
  part: Part,
  partProps,
  open: outside,
  onOpenChange,
}: OpenerProps<Props>) {
  const [own, setOwn] = useState(false);
  const [used, setUsed] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [begin, setBegin] = useState<Opened['begin']>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = outside ?? own;
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  const show = async (from: Opened['begin']) => {
    setWaiting(true);
    const there = await Part.fetch();
    setWaiting(false);
    if (!there) return;
    setUsed(true);
    setBegin(from);
    change(true);
  };
  const handlers = bothHandlers(
    {
      ...Part.openerProps,
      // A press of a key is a click without a pointer (`detail` 0).
      onClick: (event: MouseEvent) => (open ? change(false) : void show(event.detail === 0 ? 'first' : undefined)),
      onKeyDown: (event: KeyboardEvent) => {
        if (popup !== 'menu' || open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
        event.preventDefault();
        void show(event.key === 'ArrowDown' ? 'first' : 'last');
      },
    },
    trigger.props as object,
  );
  const ariaProps = {
    'aria-haspopup': popup,
    'aria-expanded': open,
    'aria-busy': waiting || undefined,
    'data-popup-open': open || undefined,
  };
  return (
    <>
      {cloneElement(trigger as ReactElement<ComponentProps<'button'>>, { ...ariaProps, ...handlers, ref: setAnchor })}
      {used && <Part {...({ ...partProps, open, onOpenChange: change, anchor, begin } as unknown as Props)} />}
    </>
  );
}

/** Returns whether a press was on the anchor. The opening button handles its own presses: it closes the popup, which must not open again. */
export function isPressOn(anchor: HTMLElement | null, event: Event): boolean {
  return anchor !== null && event.target instanceof Node && anchor.contains(event.target);
}
