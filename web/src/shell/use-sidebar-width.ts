import { useState } from 'react';
import type { PageRow } from '../kernel/pages.ts';
import { setPreferences, usePreferences } from '../kernel/preferences.ts';

export interface SidebarWidth {
  readonly narrow: boolean;
  toggle(): void;
  /** The hand comes to the sidebar, or goes from it. */
  onHand(on: boolean): void;
}

/**
 * Whether the sidebar shows pictures only: as the person put it, on every page; who never did so has it narrow on a page with wide content (L-02).
 * Under the hand it keeps still: what is being pointed at does not move away.
 */
export function useSidebarWidth(page: PageRow | undefined): SidebarWidth {
  const { narrowSidebar } = usePreferences();
  const [held, hold] = useState<boolean | null>(null);
  const narrow = narrowSidebar ?? held ?? page?.wide === true;
  return {
    narrow,
    toggle: () => setPreferences({ narrowSidebar: !narrow }),
    onHand: (on) => hold(on ? narrow : null),
  };
}
