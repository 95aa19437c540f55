import { Tooltip as Base } from '@base-ui/react/tooltip';
import { mergeProps } from '@base-ui/react/merge-props';
import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { useTip } from './use-tip.ts';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  content: ReactNode;
  /** The element it explains; it passes its props on. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right';
}

/**
 * A few words about an element, above it, on hover, focus or a tap. It adds to a name and never replaces one: an icon button needs its own label.
 * Until somebody comes near it costs next to nothing, because a table holds hundreds.
 *
 * @example <Tooltip content={say(words.print)}><button aria-label={say(words.print)}>…</button></Tooltip>
 */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  const tip = useTip();
  const says = content !== undefined && content !== null && content !== '';
  const own = children.props as HTMLAttributes<HTMLElement>;
  // The popup itself is for eyes: what it says beyond the name is read out as the element's description.
  const described = typeof content === 'string' && content !== own['aria-label'] ? { 'aria-description': content } : {};
  return (
    <>
      {says ? cloneElement(children as ReactElement<HTMLAttributes<HTMLElement>>, mergeProps<'button'>({ ...tip.handlers, ...described }, own)) : children}
      {says && tip.anchor && (
        <Base.Root open={tip.open} onOpenChange={(open, { event }) => { if (!open && !isWithin(event.target, tip.anchor)) tip.close(); }}>
          <Base.Portal keepMounted>
            <Base.Positioner anchor={tip.anchor} side={side} sideOffset={6} collisionPadding={8} className={styles.layer}>
              <Base.Popup aria-hidden="true" className={styles.popup} onPointerEnter={tip.stay} onPointerLeave={tip.leave}>{content}</Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </>
  );
}

/** A press on the element is the element's own business: it may be the tap that opened the tooltip. */
function isWithin(target: EventTarget | null, anchor: HTMLElement | null): boolean {
  return target instanceof Node && anchor !== null && anchor.contains(target);
}
