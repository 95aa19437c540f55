import { useLayoutEffect, type RefObject } from 'react';

/**
 * Makes room for a bar fixed to the bottom: the scrolling content gets the bar's height as scroll padding, so that the focus is never under it, and the root
 * gets it as `--dock-space`, which keeps the end of the page above the bar.
 */
export function useDock(bar: RefObject<HTMLElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const dock = bar.current;
    if (!open || !dock) return undefined;
    const root = document.documentElement;
    const scrollers = [root, dock.closest<HTMLElement>('main')].filter((element) => element !== null);
    const measure = () => {
      const height = `${dock.offsetHeight}px`;
      root.style.setProperty('--dock-space', height);
      for (const scroller of scrollers) scroller.style.scrollPaddingBottom = height;
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(dock);
    return () => {
      watch.disconnect();
      root.style.removeProperty('--dock-space');
      for (const scroller of scrollers) scroller.style.scrollPaddingBottom = '';
    };
  }, [bar, open]);
}
