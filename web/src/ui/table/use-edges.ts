import { useEffect, useRef, type RefObject } from 'react';

/** Marks a scrolling box with `data-before` and `data-after` while there is more on that side, so that sticky columns can show their edge. */
export function useEdges(off: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scroller = box.current;
    if (!scroller || off) return undefined;
    const mark = () => {
      const room = scroller.scrollWidth - scroller.clientWidth;
      scroller.toggleAttribute('data-before', scroller.scrollLeft > 0);
      scroller.toggleAttribute('data-after', scroller.scrollLeft < room - 1);
    };
    // Also called once at the start, after the layout: reading the width here would force a second layout.
    const watch = new ResizeObserver(mark);
    watch.observe(scroller);
    if (scroller.firstElementChild) watch.observe(scroller.firstElementChild);
    scroller.addEventListener('scroll', mark, { passive: true });
    return () => {
      watch.disconnect();
      scroller.removeEventListener('scroll', mark);
    };
  }, [off]);
  return box;
}
