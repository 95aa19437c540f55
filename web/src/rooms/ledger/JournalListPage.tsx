import type { ReactNode } from 'react';
import { journalList } from '@waybill/contract/rooms/ledger/ledger.columns.ts';
import type { JournalRow } from '@waybill/contract/rooms/ledger/ledger.contract.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { CauseOf } from './Cause.tsx';
import { causeKinds } from './cause-kinds.ts';
import { KyatLink } from './KyatLink.tsx';
import { ledgerPageWords as words } from './ledger-page.words.ts';
import type { PageTarget } from '../../kernel/pages.ts';

const opens = (row: JournalRow): PageTarget => ({ name: 'ledger.journal', params: { journalId: row.id } });
const cells: Readonly<Record<string, (row: JournalRow) => ReactNode>> = {
  amount: (row) => <KyatLink amount={row.amount} from={opens(row)} />,
  ...Object.fromEntries(causeKinds.map((kind) => [kind.column, (row: JournalRow) => <CauseOf of={row} kind={kind} />])),
};

/** The journals behind every figure: of a label, a handover, a clearance, an account or a day (F-02). */
export function JournalListPage() {
  return (
    <ListPage
      definition={journalList}
      call="ledger.journals"
      page="ledger.journals"
      opens={opens}
      cells={cells}
      live="handover"
      searchHint={words.journalSearch}
    />
  );
}
