import { Fragment, type ReactNode } from 'react';
import { useSay, type Say } from '../../kernel/i18n.tsx';
import { laterWords } from '../later.words.ts';
import styles from './ShortcutSheet.module.css';

export interface Shortcut {
  /** Alternative key combinations, each a list of keys pressed together: [['Ctrl', 'K'], ['/']]. */
  readonly keys: readonly (readonly string[])[];
  readonly label: string;
}

export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

export interface ShortcutSheetProps {
  groups: readonly ShortcutGroup[];
  /** Shown below the heading: the switch that turns single keys off. */
  children?: ReactNode;
}

/** Shows all shortcuts, on devices with a keyboard. */
export function ShortcutSheet({ groups, children }: ShortcutSheetProps) {
  const say = useSay();
  return (
    <section className={styles.sheet} aria-label={say(laterWords.shortcuts)}>
      <h2 className={styles.heading}>{say(laterWords.shortcuts)}</h2>
      {children}
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group.title} className={styles.group} aria-label={group.title}>
            <h3 className={styles.title}>{group.title}</h3>
            <dl className={styles.list}>
              {group.shortcuts.map((shortcut) => (
                <div key={shortcut.label} className={styles.line}>
                  <dt>{shortcut.label}</dt>
                  <dd className={styles.ways}>
                    {shortcut.keys.map((way, at) => (
                      <Fragment key={way.join('+')}>
                        {at > 0 && <span className={styles.or}>{say(laterWords.shortcutOr)}</span>}
                        <Keys way={way} />
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  );
}

function Keys({ way }: { way: readonly string[] }) {
  return (
    <span className={styles.way}>
      {way.map((key) => (
        <kbd key={key} className={styles.kbd}>
          {key}
        </kbd>
      ))}
    </span>
  );
}

/** Returns the shortcuts on rows of a list, for the sheet. */
export function rowShortcuts(say: Say): ShortcutGroup {
  return {
    title: say(laterWords.shortcutsRows),
    shortcuts: [
      { keys: [['↓'], ['J']], label: say(laterWords.keyNextRow) },
      { keys: [['↑'], ['K']], label: say(laterWords.keyPreviousRow) },
      { keys: [['Home'], ['End']], label: say(laterWords.keyFirstRow) },
      { keys: [['Space'], ['X']], label: say(laterWords.keySelectRow) },
      {
        keys: [
          ['Shift', '↓'],
          ['Shift', '↑'],
        ],
        label: say(laterWords.keySpan),
      },
      { keys: [['Ctrl', 'A']], label: say(laterWords.keySelectPage) },
      { keys: [['Enter']], label: say(laterWords.keyOpenRow) },
      { keys: [['P']], label: say(laterWords.keyPeekRow) },
      { keys: [['.'], ['Shift', 'F10']], label: say(laterWords.keyRowMenu) },
    ],
  };
}
