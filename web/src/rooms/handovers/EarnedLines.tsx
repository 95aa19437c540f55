import type { EarnedLine } from '@waybill/contract/rooms/handovers/handovers.contract.ts';
import { journalEventWords, ledgerFieldWords, type JournalEvent } from '@waybill/contract/rooms/ledger/ledger.words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { KyatLink } from '../ledger/ledger.door.ts';
import { cashPageWords as words } from './cash-page.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** The parcels by which an agent earned the commission. */
export function EarnedLines({ earned }: { earned: readonly EarnedLine[] }) {
  const say = useSay();
  const count = useCount();
  return (
    <DataTable<EarnedLine>
      label={say(commonWords.commissionEarned)}
      rows={earned}
      rowId={({ event }) => event}
      awaited={2}
      singleKeys={false}
      columns={[
        {
          key: 'event',
          label: say(ledgerFieldWords.event),
          card: 'title',
          cell: ({ event }) => say.loose(journalEventWords[event as JournalEvent]),
        },
        { key: 'pieces', label: say(words.howOften), align: 'end', cell: ({ pieces }) => count(pieces) },
        {
          key: 'amount',
          label: say(ledgerFieldWords.amount),
          align: 'end',
          cell: ({ amount }) => <KyatLink amount={amount} />,
        },
      ]}
    />
  );
}
