import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, type RefObject } from 'react';
import { isCovered } from './is-covered.ts';

/**
 * After another page was opened the focus goes to its main heading, so that screen readers say where one is and the keyboard goes on from
 * there. Not when the page first loads, nor when something in the page or over it already took the focus.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const last = useRef(path);
  useEffect(() => {
    if (path === undefined || last.current === path) return;
    const first = last.current === undefined;
    last.current = path;
    if (first) return;
    const content = main.current;
    content?.scrollTo({ top: 0 });
    if (!content || isCovered() || (content.contains(document.activeElement) && document.activeElement !== content))
      return;
    const heading = content.querySelector('h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    (heading ?? content).focus({ preventScroll: true });
  }, [path, main]);
}
