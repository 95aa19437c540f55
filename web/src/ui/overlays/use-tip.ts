import { useEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';

/**
 * Milliseconds and pixels. K-10: a closed tooltip is unmounted after `dispose`, a tapped one closes after it, and a finger may move `tapTolerance` and still
 * count as a tap. `linger` lets the pointer reach the tooltip.
 */
const tooltipTimes = { delay: 400, linger: 120, dispose: 5000, tapTolerance: 20 } as const;

/** When a tooltip last closed: when the pointer moves along a row of buttons, the next one opens at once. */
let lastClosed = Number.NEGATIVE_INFINITY;

/**
 * Decides when a tooltip opens and closes. It has an anchor from its first opening until it is disposed of. `ready` loads its code: a tooltip whose code comes
 * late opens if it is still wanted, and one whose code cannot be loaded stays closed.
 */
export function useTip(ready: () => Promise<boolean>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressedAt = useRef<{ x: number; y: number } | null>(null);
  const shown = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const doings = useMemo(() => {
    const later = (wait: number, then: () => void) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(then, wait);
    };
    const close = () => {
      clearTimeout(timer.current);
      if (!shown.current) return;
      shown.current = false;
      lastClosed = performance.now();
      setOpen(false);
      later(tooltipTimes.dispose, () => setAnchor(null));
    };
    const show = (element: HTMLElement) => {
      clearTimeout(timer.current);
      shown.current = true;
      void ready().then((there) => {
        if (!there || !shown.current) return;
        setAnchor(element);
        setOpen(true);
      });
    };
    const leave = () => later(tooltipTimes.linger, close);
    const handlers = {
      onPointerEnter: (event: PointerEvent<HTMLElement>) => {
        const element = event.currentTarget;
        if (event.pointerType !== 'touch')
          later(performance.now() - lastClosed < tooltipTimes.delay ? 0 : tooltipTimes.delay, () => show(element));
      },
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType !== 'touch') leave();
      },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        pressedAt.current = event.pointerType === 'touch' ? { x: event.clientX, y: event.clientY } : null;
        if (!pressedAt.current) close();
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const from = pressedAt.current;
        if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) > tooltipTimes.tapTolerance) return;
        show(event.currentTarget);
        later(tooltipTimes.dispose, close);
      },
      onFocus: (event: FocusEvent<HTMLElement>) => {
        if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget);
      },
      onBlur: () => {
        if (!pressedAt.current) close();
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key === 'Escape' || event.key === 'Enter' || event.key === ' ') close();
      },
    };
    return { handlers, close, leave, stay: () => clearTimeout(timer.current) };
  }, [ready]);
  return { anchor, open, ...doings };
}
export type Tip = ReturnType<typeof useTip>;
