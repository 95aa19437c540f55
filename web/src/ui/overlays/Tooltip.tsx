import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { useElementId } from '../element-id.ts';
import { bothHandlers } from '../handlers.ts';
import { useTip } from './use-tip.ts';
import type { PopoverSide } from './PopoverPopup.tsx';

const TooltipPopup = lazyPart(async () => (await import('./TooltipPopup.tsx')).TooltipPopup);

export interface TooltipProps {
  content: ReactNode;
  /** The element it explains; it must pass its props on. */
  children: ReactElement;
  side?: PopoverSide;
}

/**
 * A few words about an element, above it, on hover, focus or a tap. It adds to a name and never replaces one: an icon button needs its own label. Before the
 * first use it costs next to nothing, because a table has hundreds.
 *
 * @example <Tooltip content={say(words.print)}><button aria-label={say(words.print)}>…</button></Tooltip>
 */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  const tip = useTip(TooltipPopup.prefetch);
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
        <TooltipPopup id={id} tip={tip} anchor={anchor} side={side}>
          {content}
        </TooltipPopup>
      )}
    </>
  );
}

/** Returns the text that goes beyond the element's name, as its description for screen readers. A text that repeats the name is only shown. */
function descriptionOf(
  content: ReactNode,
  own: HTMLAttributes<HTMLElement>,
  id: string | undefined,
): HTMLAttributes<HTMLElement> {
  if (typeof content !== 'string') return id === undefined ? {} : { 'aria-describedby': id };
  return content === own['aria-label'] ? {} : { 'aria-description': content };
}
