import { HandCoins } from 'lucide-react';
import { useCallback, useMemo, type ReactNode } from 'react';
import { localName } from '@waybill/domain/kernel/locale.ts';
import type {
  BranchCash,
  CashCarrier,
  HandoverRow,
  Shortage,
} from '@waybill/contract/rooms/handovers/handovers.contract.ts';
import { handoverFieldWords as field, handoverKindWords } from '@waybill/contract/rooms/handovers/handovers.words.ts';
import { seesStreetBooks } from '@waybill/domain/rooms/handovers/decide-handover.ts';
import { handoverKinds, type HandoverKind } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import type { TableColumn } from '../../ui/table/columns.ts';
import { useCount } from '../../ui/table/use-count.ts';
import { KyatLink } from '../ledger/ledger.door.ts';
import { cashPageWords as words } from './cash-page.words.ts';
import { ShortageCommands } from './ShortageCommands.tsx';
import styles from './Cash.module.css';
import type { PageTarget } from '../../kernel/pages.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** Of an open handover that was counted the difference waits. */
export function useToCountColumns(): TableColumn<HandoverRow>[] {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const viewer = useViewer();
  const mayCount = useCallback(
    (row: HandoverRow) => {
      const { counts, leg } = handoverKinds[row.kind as HandoverKind];
      return (
        row.counted === null &&
        row.giver_staff_id !== viewer.id &&
        can(viewer, counts) &&
        !(leg === 'street' && seesStreetBooks(viewer))
      );
    },
    [viewer],
  );
  return useMemo(
    () => [
      {
        key: 'id',
        label: say(field.id),
        card: 'title',
        cell: (row) => (
          <PageLink to="cash-detail" params={{ id: row.id }} className={`code ${styles.link}`}>
            {row.id}
          </PageLink>
        ),
      },
      { key: 'kind', label: say(field.kind), cell: (row) => say.loose(handoverKindWords[row.kind as HandoverKind]) },
      { key: 'giver', label: say(field.giver), cell: (row) => row.giver ?? localName(row.branch, locale) },
      { key: 'parcels', label: say(field.label_count), align: 'end', cell: (row) => count(row.label_count) },
      { key: 'at', label: say(field.created_at), cell: (row) => moment(row.created_at) },
      {
        key: 'do',
        label: '',
        align: 'end',
        cell: (row) => (
          <PageLink
            to="cash-detail"
            params={{ id: row.id }}
            className={buttonLook(mayCount(row) ? 'main' : 'plain', true)}>
            {say(mayCount(row) ? commonWords.count : row.counted === null ? words.open : words.awaitsOwner)}
          </PageLink>
        ),
      },
    ],
    [say, locale, count, mayCount],
  );
}

export function useCarrierColumns(): TableColumn<CashCarrier>[] {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  return useMemo(
    () => [
      { key: 'name', label: say(words.person), card: 'title', cell: (row) => row.name },
      { key: 'branch', label: say(commonFieldWords.branch), cell: (row) => localName(row.branch, locale) },
      { key: 'parcels', label: say(field.label_count), align: 'end', cell: (row) => count(row.label_count) },
      { key: 'since', label: say(words.since), cell: (row) => moment(row.since) },
      { key: 'do', label: '', align: 'end', cell: (row) => <TakeIn carrier={row} /> },
    ],
    [say, locale, count],
  );
}

/** Opens a handover for a person at the desk, and continues with the count. */
function TakeIn({ carrier }: { carrier: CashCarrier }) {
  const say = useSay();
  const run = useAction();
  const go = usePageGo();
  const { staff_id, open_handover_id } = carrier;
  if (open_handover_id !== null)
    return (
      <PageLink to="cash-detail" params={{ id: open_handover_id }} className={buttonLook('plain', true)}>
        {say(words.openOne, { n: open_handover_id })}
      </PageLink>
    );
  const take = async () => {
    const answer = await run(() => call('handovers.open', { body: { giver_staff_id: staff_id } }), {
      changes: 'handover',
    });
    if (answer) go('cash-detail', { params: { id: answer.data.id } });
  };
  return (
    <Button small icon={HandCoins} onClick={() => void take()}>
      {say(words.takeIn)}
    </Button>
  );
}

export function useTillColumns(): TableColumn<BranchCash>[] {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  return useMemo(
    () => [
      {
        key: 'branch',
        label: say(commonFieldWords.branch),
        card: 'title',
        cell: (row) => localName(row.branch, locale),
      },
      {
        key: 'balance',
        label: say(words.till),
        align: 'end',
        cell: (row) =>
          row.balance === null ? (
            <span className="muted">{say(words.blindTill)}</span>
          ) : (
            <KyatLink amount={row.balance} from={accountOf(row.account_id)} />
          ),
      },
      { key: 'waiting', label: say(words.waiting), align: 'end', cell: (row) => <KyatLink amount={row.waiting} /> },
      { key: 'parcels', label: say(field.label_count), align: 'end', cell: (row) => count(row.label_count) },
      { key: 'oldest', label: say(commonFieldWords.oldest), cell: (row) => moment(row.oldest) },
    ],
    [say, locale, count],
  );
}

export function useShortageColumns(): TableColumn<Shortage>[] {
  const say = useSay();
  const locale = useLocale();
  return useMemo(
    () => [
      { key: 'name', label: say(words.person), card: 'title', cell: (row) => row.name },
      {
        key: 'branch',
        label: say(commonFieldWords.branch),
        cell: (row) => row.branch && localName(row.branch, locale),
      },
      {
        key: 'amount',
        label: say(commonFieldWords.owes),
        align: 'end',
        cell: (row) => <KyatLink amount={row.amount} from={accountOf(row.account_id)} />,
      },
      {
        key: 'do',
        label: '',
        align: 'end',
        cell: (row) => (
          <span className={styles.buttons}>
            <ShortageCommands shortage={row} />
          </span>
        ),
      },
    ],
    [say, locale],
  );
}

function accountOf(id: number | null): PageTarget | undefined {
  return id === null ? undefined : { name: 'ledger.account', params: { accountId: id } };
}

function moment(at: string | null): ReactNode {
  return at === null ? (
    <span className="muted" data-empty>
      –
    </span>
  ) : (
    <time dateTime={at}>{formatDateTime(new Date(at))}</time>
  );
}
