import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { placePopup } from './popup-place.ts';

export interface PopupOptions {
  open: boolean;
  anchor: RefObject<HTMLElement | null>;
  /** Stands in the page right after its anchor, so that Tab reaches it and a dialog around both keeps it inside. */
  popup: RefObject<HTMLElement | null>;
  /** A press outside both. */
  onAway: () => void;
}

/**
 * Shows an element with `popover="manual"` over everything else beside its anchor and keeps it there while the page scrolls.
 * Sets the custom properties `--room`, the height it may take, and `--anchor`, the width of its anchor. Old browsers without popovers show it as a fixed box.
 */
export function usePopup({ open, anchor, popup, onAway }: PopupOptions): void {
  useLayoutEffect(() => {
    const frame = popup.current;
    const origin = anchor.current;
    if (!open || !frame || !origin) return undefined;
    if (typeof frame.showPopover === 'function' && !frame.matches(':popover-open')) frame.showPopover();
    const place = () => {
      const box = origin.getBoundingClientRect();
      frame.style.setProperty('--anchor', `${box.width}px`);
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
      frame.style.setProperty('--room', '9999px');
      const spot = placePopup(box, { width: frame.offsetWidth, height: frame.offsetHeight }, view);
      frame.style.setProperty('--room', `${spot.room}px`);
      frame.style.left = `${spot.left}px`;
      frame.style.top = spot.above ? 'auto' : `${spot.top}px`;
      frame.style.bottom = spot.above ? `${window.innerHeight - box.top + 4}px` : 'auto';
    };
    place();
    const watch = new ResizeObserver(place);
    watch.observe(origin);
    watch.observe(frame);
    const onScroll = (event: Event) => {
      if (!(event.target instanceof Node && frame.contains(event.target))) place();
    };
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      watch.disconnect();
      window.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', place);
      if (frame.isConnected && typeof frame.hidePopover === 'function') frame.hidePopover();
    };
  }, [open, anchor, popup]);

  const away = useRef(onAway);
  useEffect(() => {
    away.current = onAway;
  });
  useEffect(() => {
    if (!open) return undefined;
    const onPress = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!anchor.current?.contains(target) && !popup.current?.contains(target)) away.current();
    };
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  }, [open, anchor, popup]);
}
