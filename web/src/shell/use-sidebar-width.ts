import { useState } from 'react';
import type { PageRow } from '../kernel/pages.ts';
import { setPreferences, usePreferences } from '../kernel/preferences.ts';

export interface SidebarWidth {
  readonly narrow: boolean;
  toggle(): void;
}

/** Whether the sidebar shows pictures only: as the person left it, and always at first on a page with wide content (L-02). */
export function useSidebarWidth(page: PageRow | undefined): SidebarWidth {
  const { narrowSidebar } = usePreferences();
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const wide = page?.wide === true;
  const narrow = wide ? openedOn !== page.name : narrowSidebar;
  const toggle = () => {
    if (wide) setOpenedOn(narrow ? page.name : null);
    else setPreferences({ narrowSidebar: !narrowSidebar });
  };
  return { narrow, toggle };
}
