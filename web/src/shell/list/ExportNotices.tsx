import { useEffect, useId } from 'react';
import { exportLife, type ExportFormat } from '@waybill/domain/rooms/exports/export-states.ts';
import { calls } from '@waybill/contract/generated/calls.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useLive } from '../../kernel/live.ts';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { fillPath } from '../../kernel/path.ts';
import { createStore, useStore } from '../../kernel/store.ts';
import { Button, buttonLook } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { useDoing } from '../use-doing.ts';
import { listWords } from './list.words.ts';
import { saveFile } from './save-file.ts';
import styles from './ListPage.module.css';

interface Finished {
  readonly id: number;
  readonly list: string;
  readonly format: ExportFormat;
  readonly status: string;
}

/** The page that lists all exports, under its name in the source (N-22). */
const exportsPage = 'shipping-report.csv-list';

/** Exports that have ended and were not dismissed; they stay until they are, because a toast lives three seconds. */
const ended = createStore<readonly Finished[]>([]);
/** Only one place on the screen tells of them: whichever mounted first. */
const teller = createStore<string | null>(null);

/** Says that an export is ready or has failed, wherever one is by then, with the file and the way to the list of exports (F-07). */
export function ExportNotices() {
  const id = useId();
  const told = useStore(teller);
  useEffect(() => {
    if (told === null) teller.set(id);
  }, [told, id]);
  useEffect(() => () => { if (teller.get() === id) teller.set(null); }, [id]);
  return told === id ? <Telling /> : null;
}

function Telling() {
  const say = useSay();
  const toast = useToast();
  useLive('export', (payload) => {
    const one = payload as Finished | null;
    if (!one || !isEnded(one) || ended.get().some((known) => known.id === one.id && known.status === one.status)) return;
    ended.change((given) => [...given.filter((other) => other.id !== one.id), one]);
    if (isReady(one)) toast.success(say(listWords.exportReady));
    else toast.error(say(listWords.exportFailed));
  });
  const shown = useStore(ended);
  return shown.map((one) => <Notice key={one.id} one={one} />);
}

function isReady({ status }: Finished): boolean {
  return status === exportLife.commands.finish.to;
}

function isEnded(one: Finished): boolean {
  return isReady(one) || one.status === exportLife.commands.fail.to;
}

function Notice({ one }: { one: Finished }) {
  const say = useSay();
  const mayOpen = useMayOpen();
  const run = useDoing();
  const ready = isReady(one);
  const close = () => ended.change((given) => given.filter((other) => other.id !== one.id));
  const take = () => void run(() => saveFile(fillPath(calls['exports.file'][1], { id: one.id }), `${one.list}.${one.format}`));
  const actions = (
    <span className={styles.exportActions}>
      {ready && <Button small variant="main" onClick={take}>{say(listWords.exportDownload)}</Button>}
      {mayOpen(exportsPage) && <PageLink to={exportsPage} className={buttonLook('plain', true)}>{say(listWords.exportOpen)}</PageLink>}
    </span>
  );
  return <Callout tone={ready ? 'success' : 'danger'} title={say(ready ? listWords.exportReady : listWords.exportFailed)} actions={actions} onClose={close} />;
}
