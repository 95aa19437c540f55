import { useCallback, useEffect, useRef, useState } from 'react';
import { Download, RotateCw } from 'lucide-react';
import { exportLife } from '@waybill/domain/rooms/exports/export-states.ts';
import { trackByDateList } from '@waybill/contract/rooms/track-by-date/track-by-date.columns.ts';
import { addressOfCall, call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useLive } from '../../kernel/live.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useSearchState } from '../../kernel/page-hooks.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { parsePlace, writePlace } from '../../shell/list/list-state.ts';
import { saveFile } from '../../shell/save-file.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { trackPageWords as words } from './track-page.words.ts';
import styles from './TrackByDate.module.css';
import { titleOf } from '../../kernel/page-links.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

interface Made {
  readonly id: number;
  readonly status: string;
  readonly total: number | null;
  readonly done: number;
}

const parse = parsePlace(trackByDateList);
const columns = trackByDateList.columns.map(({ key }) => key);
/** Interval of polling in ms, for missed events about the progress. */
const askEvery = 3_000;

/** Exports the same rows to Excel (N-08): the file is made when the page is opened and downloaded automatically when it is ready. */
export function TrackExcelPage() {
  const say = useSay();
  const count = useCount();
  const { made, failed, start, save, back } = useExcel();
  const ended = failed || made?.status === exportLife.commands.fail.to;
  const ready = made?.status === exportLife.commands.finish.to;
  const toList = (
    <PageLink to="track-by-date" search={back} className={buttonLook('plain')}>
      {say(words.back)}
    </PageLink>
  );
  return (
    <div className={styles.page}>
      <PageHead title={say(titleOf('track-by-date.excel'))} />
      {ended && (
        <Callout
          tone="danger"
          live
          title={say(words.failed)}
          actions={
            <>
              <Button small icon={RotateCw} onClick={start}>
                {say(commonWords.makeItAgain)}
              </Button>
              {toList}
            </>
          }
        />
      )}
      {ready && made && (
        <Callout
          tone="success"
          live
          title={say(words.ready)}
          actions={
            <>
              <Button small variant="main" icon={Download} onClick={save}>
                {say(words.save)}
              </Button>
              {toList}
            </>
          }>
          {say(words.readyHint, { n: count(made.done) })}
        </Callout>
      )}
      {!ended && !ready && (
        <div className={styles.made} role="status">
          <p>
            {say(words.making)}{' '}
            {made?.total ? say(commonWords.rowsOf, { done: count(made.done), total: count(made.total) }) : ''}
          </p>
          <div className="row">{toList}</div>
        </div>
      )}
    </div>
  );
}

/** Asks for the file once, follows it and saves it when it is there. */
function useExcel() {
  const run = useAction();
  const [place] = useSearchState(parse);
  const [made, setMade] = useState<Made | null>(null);
  const [failed, setFailed] = useState(false);
  const requested = useRef(false);
  const saved = useRef<number | null>(null);
  const { search, sort, filters } = place;
  const start = useCallback(async () => {
    setFailed(false);
    setMade(null);
    const started = await run(
      () =>
        call('exports.start', { body: { list: trackByDateList.name, format: 'xlsx', columns, search, sort, filters } }),
      { changes: 'export' },
    );
    if (started) setMade(started.data);
    else setFailed(true);
  }, [run, search, sort, filters]);
  const id = made?.id;
  const save = useCallback(() => {
    if (id !== undefined)
      void run(async () => saveFile(await addressOfCall('exports.file', { id }), `${trackByDateList.name}.xlsx`));
  }, [run, id]);
  useEffect(() => {
    if (requested.current) return;
    requested.current = true;
    void start();
  }, [start]);
  const look = useCallback(async () => {
    if (id === undefined) return;
    const { data } = await call('exports.list', { query: {}, background: true });
    const now = data.find((row) => row.id === id);
    if (now) setMade(now);
  }, [id]);
  useLive('export', (payload) => {
    const announced = payload as Made | null;
    if (announced === null) void look().catch(() => undefined);
    else if (announced.id === id) setMade(announced);
  });
  const open =
    made !== null && made.status !== exportLife.commands.finish.to && made.status !== exportLife.commands.fail.to;
  useEffect(() => {
    if (!open) return undefined;
    const timer = setInterval(() => void look().catch(() => undefined), askEvery);
    return () => clearInterval(timer);
  }, [open, look]);
  useEffect(() => {
    if (made?.status !== exportLife.commands.finish.to || saved.current === made.id) return;
    saved.current = made.id;
    save();
  }, [made, save]);
  return { made, failed, start: () => void start(), save, back: writePlace(trackByDateList, place) };
}
