import { useQuery } from '@tanstack/react-query';
import {
  ArrowDown,
  ArrowUp,
  GripVertical,
  MapPin,
  PackageCheck,
  PackageOpen,
  PackageX,
  Phone,
  Route as RouteIcon,
} from 'lucide-react';
import { useState } from 'react';
import type { Door, Run } from '@waybill/contract/rooms/run-sheets/run-sheets.contract.ts';
import { runSheetCommandWords } from '@waybill/contract/rooms/run-sheets/run-sheets.words.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { call } from '../../kernel/client.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import type { ProofNeed } from '@waybill/domain/rooms/labels/delivery-proof.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useLive } from '../../kernel/live.ts';
import { usePageLoading } from '../../kernel/page-hooks.ts';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useUser } from '../../kernel/session-store.ts';
import { useStore } from '../../kernel/store.ts';
import { countFirstWords } from '../../shell/list/count-first.words.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { forget } from '../../shell/scan/scan-service.ts';
import { scanState } from '../../shell/scan/scan-state.ts';
import { useChanged } from '../../shell/use-changed.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { CodeText } from '../../ui/layout/CodeText.tsx';
import { Pill } from '../../ui/layout/Pill.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { IconButton } from '../../ui/layout/IconButton.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { DoorSplitDialog, partPageWords } from '../parts/parts.door.ts';
import { SetAside } from '../tracking/tracking.door.ts';
import { AskFor } from './ask-for.ts';
import { DoorDialog, HandOverDialog } from './DoorDialog.tsx';
import { runSheetPageWords as words } from './run-sheet-page.words.ts';
import { useDoorScans, type DoorScans } from './use-door-scans.ts';
import { useDrag, type Drag } from './use-drag.ts';
import styles from './RunSheet.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const needWords = {
  picture: commonFieldWords.signature_or_photo,
  identity: words.needsIdentity,
  code: commonFieldWords.receiver_code,
} as const satisfies Record<ProofNeed, Word>;

/** A courier's doors in the order of their way, made for a phone: call, find, hand over and collect, or say why not (O-12). */
export function OwnRunPage() {
  const say = useSay();
  const changed = useChanged();
  const { data, error } = useQuery({
    queryKey: ['run_sheets.mine'],
    queryFn: ({ signal }) => call('run_sheets.mine', { signal }),
  });
  useLive('run_sheet', () => void changed('run_sheet'));
  usePageLoading(data === undefined && error === null);
  return (
    <div className={styles.page}>
      <PageHead title={say(titleOf('run-sheet.mine'))} />
      {data && <Doors run={data.data} />}
    </div>
  );
}

function Doors({ run }: { run: Run }) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const changed = useChanged();
  const scans = useDoorScans();
  const mayOpen = useMayOpen();
  const user = useUser();
  const aside = useStore(scanState).refused.filter(({ staff_id }) => staff_id === user.id);
  const [toCount, setToCount] = useState<number | null>(null);
  const toCountFirst = run.sheets.some(({ to_count }) => to_count);
  const toCollect = run.doors.reduce((sum, door) => sum + door.to_collect, 0);
  const walked = run.sheets.length > 0 && run.sheets.every(({ status }) => status !== giving);
  const [nothing, nothingHint] = walked
    ? [words.allDone, say(words.allDoneHint)]
    : [
        words.nothing,
        run.next_sheet_at === null ? say(words.nothingHint) : say(words.nextSheet, { time: run.next_sheet_at }),
      ];
  const reorder = (doors: readonly Door[]) =>
    void call('run_sheets.order', { body: { stops: doors.map(({ label_id }) => label_id) } }).then(() =>
      changed('run_sheet'),
    );
  const move = (at: number, by: 1 | -1) => {
    const doors = [...run.doors];
    const [door] = doors.splice(at, 1);
    if (door) reorder([...doors.slice(0, at + by), door, ...doors.slice(at + by)]);
  };
  const drag = useDrag((from, to) => {
    const doors = [...run.doors];
    const [door] = doors.splice(from, 1);
    if (door) reorder([...doors.slice(0, to), door, ...doors.slice(to)]);
  });
  const byPlace = () =>
    reorder(
      run.doors.toSorted(
        (one, other) =>
          (one.place?.name_en ?? '').localeCompare(other.place?.name_en ?? '') ||
          (one.address ?? '').localeCompare(other.address ?? ''),
      ),
    );
  return (
    <>
      {run.sheets
        .filter(({ to_count }) => to_count)
        .map(({ id }) => (
          <Callout
            key={id}
            tone="attention"
            title={say(words.title, { n: id })}
            actions={
              <Button variant="main" onClick={() => setToCount(id)}>
                {say.loose(runSheetCommandWords.count.verb)}
              </Button>
            }>
            {say.loose(runSheetCommandWords.count.ask)}
          </Callout>
        ))}
      {run.sheets
        .filter(({ to_count, counted, status }) => !to_count && counted !== null && status === giving)
        .map(({ id }) => (
          <Callout key={id} tone="attention" title={say(words.title, { n: id })}>
            {say(words.waiting)}
          </Callout>
        ))}
      <div className={styles.holds}>
        <div className={styles.held}>
          {say(words.toCollect)}
          <b className={styles.amount}>{toCountFirst ? '–' : sayKyat(toCollect, locale)}</b>
        </div>
        <PageLink to="cash-mine" className={styles.held}>
          {say(words.cash)}
          <b className={styles.amount}>{sayKyat(run.cash, locale)}</b>
        </PageLink>
        {mayOpen('pickup-request.mine') && (
          <PageLink to="pickup-request.mine" className={styles.held}>
            {say(titleOf('pickup-request.mine'))}
            <b className={styles.amount}>{count(run.pickups)}</b>
          </PageLink>
        )}
      </div>
      <div className={styles.sums}>
        {(run.doors.length > 0 || !toCountFirst) && <b>{say(words.doors, { n: count(run.doors.length) })}</b>}
        {run.coming_back > 0 && <b>{say(words.back, { n: count(run.coming_back) })}</b>}
        {run.doors.length > 1 && (
          <Button small icon={RouteIcon} onClick={byPlace}>
            {say(words.byPlace)}
          </Button>
        )}
      </div>
      <SetAside refused={aside} onSettled={(id) => void forget(id)} />
      {run.doors.length === 0 ? (
        <EmptyState
          icon={PackageCheck}
          title={say(toCountFirst ? countFirstWords.countFirst : nothing)}
          hint={toCountFirst ? say(words.countFirstHint) : nothingHint}
        />
      ) : (
        <ol className={styles.doors}>
          {run.doors.map((door, at) => (
            <OneDoor
              key={door.label_id}
              door={door}
              number={at + 1}
              drag={drag}
              last={at === run.doors.length - 1}
              scans={scans}
              onMove={(by) => move(at, by)}
            />
          ))}
        </ol>
      )}
      {toCount !== null && (
        <AskFor sheet={{ id: toCount, owners: [] }} command="count" onClose={() => setToCount(null)} />
      )}
      {scans.parting && <DoorSplitDialog door={scans.parting} keep={scans.part} onClose={scans.endPart} />}
      {scans.delivering && <HandOverDialog door={scans.delivering} scans={scans} />}
      {scans.failing && <DoorDialog door={scans.failing} onClose={scans.fail} />}
    </>
  );
}

const giving: Run['sheets'][number]['status'] = 'active';

interface OneDoorProps {
  door: Door;
  number: number;
  last: boolean;
  scans: DoorScans;
  onMove: (by: 1 | -1) => void;
  drag: Drag;
}

function OneDoor({ door, number, last, scans, onMove, drag }: OneDoorProps) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const kept = scans.isKept(door);
  const where = [door.address, door.place && localName(door.place, locale)].filter(Boolean).join(', ');
  return (
    <li
      className={styles.door}
      data-kept={kept || undefined}
      data-next={number === 1 || undefined}
      {...drag.place(number - 1)}>
      {number === 1 && <span className={styles.next}>{say(words.next)}</span>}
      <div className={styles.head}>
        <span>
          <b>{count(number)}</b> <CodeText code={door.tracking_code} />
        </span>
        {!(number === 1 && last) && (
          <span className={styles.places}>
            <button type="button" tabIndex={-1} aria-hidden="true" className={styles.grip} {...drag.grip(number - 1)}>
              <Icon of={GripVertical} />
            </button>
            <IconButton icon={ArrowUp} label={say(words.up)} disabled={number === 1} onClick={() => onMove(-1)} />
            <IconButton icon={ArrowDown} label={say(words.down)} disabled={last} onClick={() => onMove(1)} />
          </span>
        )}
      </div>
      <span className={styles.name}>{door.receiver_name}</span>
      <span>{where}</span>
      {door.courier_note !== null && <Callout tone="info">{door.courier_note}</Callout>}
      <span className="muted">
        {[
          door.homeward && say(words.homeward),
          door.item_name,
          door.pieces > 1 && say(words.pieces, { n: count(door.pieces) }),
          say(words.attempt, { n: count(door.attempts + 1) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {door.needs.length > 0 && (
        <span className="row">
          {door.needs.map((need) => (
            <Pill key={need} tone="attention" label={say(needWords[need])} />
          ))}
        </span>
      )}
      <span className={styles.amount}>
        {door.to_collect > 0 ? sayKyat(door.to_collect, locale) : say(commonWords.nothingToCollect)}
      </span>
      {door.pieces > 1 && door.to_collect > 0 && (
        <span className="muted">{say(partPageWords.together, { n: count(door.pieces) })}</span>
      )}
      {kept ? (
        <Callout tone="success">{say(words.kept)}</Callout>
      ) : (
        <div className={styles.does}>
          <Button icon={PackageCheck} variant="main" onClick={() => scans.beginDelivery(door)}>
            {say(commonFieldWords.delivered)}
          </Button>
          {door.phones.map((phone) => (
            <a key={phone} href={`tel:${phone}`} className={buttonLook('plain')}>
              <Icon of={Phone} />
              {phone}
            </a>
          ))}
          {where !== '' && (
            <a
              href={`geo:0,0?q=${encodeURIComponent(where)}`}
              className={buttonLook('plain')}
              target="_blank"
              rel="noreferrer">
              <Icon of={MapPin} />
              {say(words.navigate)}
            </a>
          )}
          {!door.homeward && door.pieces > 1 && door.to_collect === 0 && (
            <Button icon={PackageOpen} onClick={() => scans.beginPart(door)}>
              {say(partPageWords.some)}
            </Button>
          )}
          {!door.homeward && (
            <Button icon={PackageX} onClick={() => scans.ask(door)}>
              {say(words.fail)}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
