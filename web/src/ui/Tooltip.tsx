import { Tooltip as Base } from '@base-ui/react/tooltip';
import { useEffect, useRef, useState, type PointerEvent, type ReactElement, type ReactNode } from 'react';
import styles from './Tooltip.module.css';

/** K-10: a closed tooltip leaves the page after `dispose` milliseconds, a finger may stray `tapTolerance` pixels and still have tapped. */
export const tooltipTimes = { dispose: 5000, tapTolerance: 20 } as const;

export interface TooltipProps {
  content: ReactNode;
  /** The element it explains. It takes a ref and passes its other props on. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right';
}

/**
 * A few words about an element, above it, on hover, focus or a tap. It adds to a name and never replaces one: an icon button needs its own label.
 *
 * @example <Tooltip content={say(words.print)}><button aria-label={say(words.print)}>…</button></Tooltip>
 */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  const { open, kept, change, touch } = useTooltipState();
  if (content === undefined || content === null || content === '') return children;
  return (
    <Base.Root open={open} onOpenChange={(next, details) => change(next, details.reason)}>
      <Base.Trigger render={children} delay={400} {...touch} />
      <Base.Portal keepMounted={kept}>
        <Base.Positioner side={side} sideOffset={6} collisionPadding={8} className={styles.layer}>
          <Base.Popup className={styles.popup}>{content}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function useTooltipState() {
  const [open, setOpen] = useState(false);
  const [kept, setKept] = useState(false);
  const [byTouch, setByTouch] = useState(false);
  const pressedAt = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    if (!kept || (open && !byTouch)) return undefined;
    const timer = setTimeout(() => (open ? setOpen(false) : setKept(false)), tooltipTimes.dispose);
    return () => clearTimeout(timer);
  }, [open, kept, byTouch]);
  const change = (next: boolean, reason: string) => {
    if (!next && byTouch && reason === 'trigger-press') return;
    if (next) setKept(true);
    setByTouch(false);
    setOpen(next);
  };
  const touch = {
    onPointerDown: (event: PointerEvent) => {
      pressedAt.current = event.pointerType === 'touch' ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp: (event: PointerEvent) => {
      const from = pressedAt.current;
      if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) > tooltipTimes.tapTolerance) return;
      setByTouch(true);
      setKept(true);
      setOpen(true);
    },
  };
  return { open, kept, change, touch };
}
