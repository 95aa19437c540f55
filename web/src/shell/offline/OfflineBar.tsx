import { useQueryClient } from '@tanstack/react-query';
import { CloudOff, Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { sayTime } from '../../kernel/today.ts';
import { changesBuild } from '../../kernel/prefetch-pages.ts';
import { sessionStore } from '../../kernel/session-store.ts';
import { useStore } from '../../kernel/store.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { frameParts } from '../frame-parts.ts';
import { scanState } from '../scan/scan-state.ts';
import { keepAnswers } from './kept-answers.ts';
import { connectionStore, watchConnection } from './connection.ts';
import { lineWords as words } from './line.words.ts';
import { newVersion, startWorker, takeNewVersion } from './service-worker.ts';
import styles from './OfflineBar.module.css';

/**
 * Shown over the page when it is offline, with the age of the data, and when a new version is ready. It is loaded when the first page is idle, together with
 * the code that lets the product open offline.
 */
export function OfflineBar() {
  const say = useSay();
  const queries = useQueryClient();
  const { session } = useStore(sessionStore);
  useEffect(() => void startWorker(), []);
  useEffect(() => (session ? keepAnswers(queries, session) : undefined), [queries, session]);
  useEffect(() => watchConnection(queries), [queries]);
  const line = useStore(connectionStore);
  const version = useStore(newVersion);
  const staffId = session?.user.id;
  useEffect(() => {
    if (line.up && staffId !== undefined)
      void frameParts()
        .sendWaiting(staffId)
        .catch(() => undefined);
  }, [line.up, staffId]);
  if (line.up && !version) return null;
  return (
    <section className={styles.bars} aria-label={say(words.region)}>
      {!line.up && (
        <div className={styles.bar} data-tone="attention" role="status">
          <Icon of={CloudOff} />
          <b>{say(words.noLine)}</b>
          {line.asOf !== null && <span>{say(words.asOf, { time: sayTime(new Date(line.asOf)) })}</span>}
          <span>{say(line.missing ? words.missing : words.works)}</span>
        </div>
      )}
      {version && <VersionBar />}
    </section>
  );
}

/** The update waits until the user presses the button, and scans that only this page has are stored first. */
function VersionBar() {
  const say = useSay();
  const { unsafe } = useStore(scanState);
  const changing = useStore(changesBuild);
  return (
    <div className={styles.bar} role="status">
      <Icon of={Sparkles} />
      <span>{say(words.newVersion)}</span>
      {unsafe.length > 0 ? (
        <span>{say(words.unsafe)}</span>
      ) : (
        <Button small loading={changing} onClick={takeNewVersion}>
          {say(words.takeIt)}
        </Button>
      )}
    </div>
  );
}
