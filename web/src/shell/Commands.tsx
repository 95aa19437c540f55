import { useMemo, useState, type ReactNode } from 'react';
import { savePreferences } from '../kernel/account.ts';
import { useSay } from '../kernel/i18n.tsx';
import { usePreferences } from '../kernel/preferences.ts';
import { CommandPalette } from '../ui/CommandPalette.tsx';
import { Field } from '../ui/Field.tsx';
import { rowShortcuts, ShortcutSheet, type ShortcutGroup } from '../ui/ShortcutSheet.tsx';
import { Toggle } from '../ui/Toggle.tsx';
import { CommandsContext } from './commands-context.ts';
import { shellWords } from './shell.messages.ts';
import { useGlobalKeys } from './use-global-keys.ts';
import { useCommandList, useRecordSearch } from './use-command-list.ts';
import styles from './Commands.module.css';
import type { SidebarWidth } from './use-sidebar-width.ts';

/** The palette (Ctrl+K or /) and the list of shortcuts (?), over every page. */
export function Commands({ sidebar, children }: { sidebar: SidebarWidth; children: ReactNode }) {
  const [palette, setPalette] = useState(false);
  const [shortcuts, setShortcuts] = useState(false);
  const { singleKeys } = usePreferences();
  const control = useMemo(() => ({ openPalette: () => setPalette(true), openShortcuts: () => setShortcuts(true) }), []);
  useGlobalKeys({ openPalette: control.openPalette, openShortcuts: control.openShortcuts, toggleSidebar: sidebar.toggle }, singleKeys);
  const commands = useCommandList(control);
  const search = useRecordSearch();
  return (
    <CommandsContext value={control}>
      {children}
      <CommandPalette open={palette} onOpenChange={setPalette} commands={commands} search={search} />
      <Shortcuts open={shortcuts} onOpenChange={setShortcuts} />
    </CommandsContext>
  );
}

function Shortcuts({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const say = useSay();
  const { singleKeys } = usePreferences();
  const anywhere: ShortcutGroup = {
    title: say(shellWords.anywhere),
    shortcuts: [
      { keys: [['Ctrl', 'K'], ['/']], label: say(shellWords.keyPalette) },
      { keys: [['Ctrl', 'B'], ['[']], label: say(shellWords.keySidebar) },
      { keys: [['Ctrl', 'Shift', '/'], ['?']], label: say(shellWords.keyShortcuts) },
    ],
  };
  return (
    <ShortcutSheet open={open} onOpenChange={onOpenChange} groups={[anywhere, rowShortcuts(say)]}>
      <Field label={say(shellWords.singleKeys)} hint={say(shellWords.singleKeysHint)} className={styles.switch}>
        <Toggle value={singleKeys} onChange={(next) => void savePreferences({ singleKeys: next }).catch(() => undefined)} />
      </Field>
    </ShortcutSheet>
  );
}
