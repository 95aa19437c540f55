import { useMemo, useState, type ReactNode } from 'react';
import { lazyPart } from '../kernel/lazy-part.tsx';
import { usePreferences } from '../kernel/preferences.ts';
import { CommandsContext } from './commands-context.ts';
import { useGlobalKeys } from './use-global-keys.ts';
import type { SidebarWidth } from './Sidebar.tsx';

const Palette = lazyPart(async () => (await import('./Palette.tsx')).Palette);
const Help = lazyPart(async () => (await import('./Help.tsx')).Help);

/** The palette (Ctrl+K or /) and help (?), over every page. */
export function Commands({ sidebar, children }: { sidebar: SidebarWidth; children: ReactNode }) {
  const [palette, setPalette] = useState<boolean>();
  const [shortcuts, setShortcuts] = useState<boolean>();
  const { singleKeys } = usePreferences();
  const control = useMemo(
    () => ({
      openPalette: () => setPalette(true),
      openShortcuts: () => setShortcuts(true),
      nearPalette: Palette.openerProps,
    }),
    [],
  );
  useGlobalKeys(
    { openPalette: control.openPalette, openShortcuts: control.openShortcuts, toggleSidebar: sidebar.toggle },
    singleKeys,
  );
  return (
    <CommandsContext value={control}>
      {children}
      {palette !== undefined && <Palette open={palette} onOpenChange={setPalette} control={control} />}
      {shortcuts !== undefined && <Help open={shortcuts} onOpenChange={setShortcuts} />}
    </CommandsContext>
  );
}
