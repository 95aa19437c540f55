import {
  cloneElement,
  useEffect,
  useMemo,
  useRef,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { useElementId } from '../element-id.ts';
import { bothHandlers } from '../handlers.ts';
import type { Side } from './popup-place.ts';
import { usePopup } from './use-popup.ts';
import { useTip, type Tip } from './use-tip.ts';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  content: ReactNode;
  /** The element it explains; it passes its props on. */
  children: ReactElement;
  side?: Side;
}

/**
 * A few words about an element, above it, on hover, focus or a tap. It adds to a name and never replaces one: an icon button needs its own label.
 * Until somebody comes near it costs next to nothing, because a table holds hundreds.
 *
 * @example <Tooltip content={say(words.print)}><button aria-label={say(words.print)}>…</button></Tooltip>
 */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  const tip = useTip();
  const id = useElementId();
  if (content === undefined || content === null || content === '') return children;
  const own = children.props as HTMLAttributes<HTMLElement>;
  const { anchor, open } = tip;
  return (
    <>
      {cloneElement(children as ReactElement<HTMLAttributes<HTMLElement>>, {
        ...descriptionOf(content, own, open ? id : undefined),
        ...bothHandlers(tip.handlers, own),
      })}
      {anchor && (
        <Words id={id} tip={tip} anchor={anchor} side={side}>
          {content}
        </Words>
      )}
    </>
  );
}

/** What it says beyond the name is the element's description, read out also before it is seen. Words that repeat the name are for eyes only. */
function descriptionOf(
  content: ReactNode,
  own: HTMLAttributes<HTMLElement>,
  id: string | undefined,
): HTMLAttributes<HTMLElement> {
  if (typeof content !== 'string') return id === undefined ? {} : { 'aria-describedby': id };
  return content === own['aria-label'] ? {} : { 'aria-description': content };
}

interface WordsProps {
  id: string;
  tip: Tip;
  anchor: HTMLElement;
  side: Side;
  children: ReactNode;
}

function Words({ id, tip, anchor, side, children }: WordsProps) {
  const popup = useRef<HTMLDivElement>(null);
  const beside = useMemo(() => ({ current: anchor }), [anchor]);
  const { open, close } = tip;
  usePopup({ open, anchor: beside, popup, onAway: close, tip: side });
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [open, close]);
  return createPortal(
    <div
      ref={popup}
      id={id}
      role="tooltip"
      aria-hidden={typeof children === 'string' || undefined}
      popover="manual"
      hidden={!open}
      className={styles.popup}
      onPointerEnter={tip.stay}
      onPointerLeave={tip.leave}>
      {children}
    </div>,
    document.body,
  );
}
