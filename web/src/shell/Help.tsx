import { useEffect, useState } from 'react';
import { useSay } from '../kernel/i18n.tsx';
import { useMayOpen } from '../kernel/page-links.ts';
import { PageLink } from '../kernel/PageLink.tsx';
import { pageTable } from '../kernel/page-table.ts';
import { useViewer } from '../kernel/session-store.ts';
import { buttonLook } from '../ui/layout/Button.tsx';
import { laterWords } from '../ui/later.words.ts';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { frameParts, type HelpTask } from './frame-parts.ts';
import { savePreferences } from '../kernel/account.ts';
import { usePreferences } from '../kernel/preferences.ts';
import { Field } from '../ui/inputs/Field.tsx';
import { rowShortcuts, ShortcutSheet, type ShortcutGroup } from '../ui/overlays/ShortcutSheet.tsx';
import { Toggle } from '../ui/inputs/Toggle.tsx';
import { shellWords } from './shell.words.ts';
import styles from './Help.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** The help that `?` opens: the user's daily tasks, step by step, and the shortcuts on devices with a keyboard. */
export function Help({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const say = useSay();
  const tasks = useTasks();
  return (
    <Dialog title={say(laterWords.help)} size="large" open={open} onOpenChange={onOpenChange}>
      <section className={styles.tasks} aria-label={say(laterWords.helpTasks)}>
        <h2 className={styles.heading}>{say(laterWords.helpTasks)}</h2>
        {tasks.map((task) => (
          <Task key={task.key} task={task} onLeave={() => onOpenChange(false)} />
        ))}
      </section>
      <Shortcuts />
    </Dialog>
  );
}

function useTasks(): readonly HelpTask[] {
  const viewer = useViewer();
  const [tasks, setTasks] = useState<readonly HelpTask[]>([]);
  useEffect(() => {
    let here = true;
    void frameParts()
      .help()
      .then(
        (tasksOf) => here && setTasks(tasksOf(viewer, pageTable())),
        () => undefined,
      );
    return () => {
      here = false;
    };
  }, [viewer]);
  return tasks;
}

function Task({ task, onLeave }: { task: HelpTask; onLeave: () => void }) {
  const say = useSay();
  const mayOpen = useMayOpen();
  return (
    <details className={styles.task} name="help">
      <summary className={styles.title}>{say.loose(task.title)}</summary>
      <ol className={styles.steps}>
        {task.steps.map((step) => (
          <li key={step.en}>{say.loose(step)}</li>
        ))}
      </ol>
      {mayOpen(task.page) && (
        <PageLink to={task.page} start className={buttonLook('plain', true)} onClick={onLeave}>
          {say(laterWords.helpGo)}
        </PageLink>
      )}
    </details>
  );
}

/** The list of shortcuts, and the switch that turns single keys off. */
function Shortcuts() {
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
      <Field label={say(commonFieldWords.single_keys)} hint={say(shellWords.singleKeysHint)} className={styles.switch}>
        <Toggle
          value={singleKeys}
          onChange={(next) => void savePreferences({ singleKeys: next }).catch(() => undefined)}
        />
      </Field>
    </ShortcutSheet>
  );
}
