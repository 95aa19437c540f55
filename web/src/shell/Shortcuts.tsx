import { savePreferences } from '../kernel/account.ts';
import { useSay } from '../kernel/i18n.tsx';
import { usePreferences } from '../kernel/preferences.ts';
import { Field } from '../ui/inputs/Field.tsx';
import { rowShortcuts, ShortcutSheet, type ShortcutGroup } from '../ui/overlays/ShortcutSheet.tsx';
import { Toggle } from '../ui/inputs/Toggle.tsx';
import { shellWords } from './shell.messages.ts';
import styles from './Commands.module.css';

/** The list of shortcuts, and the switch that turns single keys off. */
export function Shortcuts() {
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
    <ShortcutSheet groups={[anywhere, rowShortcuts(say)]}>
      <Field label={say(shellWords.singleKeys)} hint={say(shellWords.singleKeysHint)} className={styles.switch}>
        <Toggle
          value={singleKeys}
          onChange={(next) => void savePreferences({ singleKeys: next }).catch(() => undefined)}
        />
      </Field>
    </ShortcutSheet>
  );
}
