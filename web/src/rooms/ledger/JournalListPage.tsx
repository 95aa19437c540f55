import type { ReactNode } from 'react';
import { journalList } from '@waybill/contract/rooms/ledger/ledger.columns.ts';
import type { JournalRow } from '@waybill/contract/rooms/ledger/ledger.contract.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { Cause, noCause } from './Cause.tsx';
import { KyatLink } from './KyatLink.tsx';
import { ledgerPageWords as words } from './ledger-page.words.ts';
import type { PageTarget } from '../../kernel/pages.ts';

const opens = (row: JournalRow): PageTarget => ({ name: 'ledger.journal', params: { journalId: row.id } });
const cells: Readonly<Record<string, (row: JournalRow) => ReactNode>> = {
  amount: (row) => <KyatLink amount={row.amount} from={opens(row)} />,
  tracking_code: ({ label_id, tracking_code }) => <Cause of={{ ...noCause, label_id, tracking_code }} />,
  clearance_number: ({ clearance_id, clearance_number }) => (
    <Cause of={{ ...noCause, clearance_id, clearance_number }} />
  ),
  expense_number: ({ expense_id, expense_number }) => <Cause of={{ ...noCause, expense_id, expense_number }} />,
  transfer_number: ({ transfer_id, transfer_number }) => <Cause of={{ ...noCause, transfer_id, transfer_number }} />,
  handover_id: ({ handover_id }) => <Cause of={{ ...noCause, handover_id }} />,
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
