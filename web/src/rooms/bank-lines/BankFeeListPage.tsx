import { bankFeeList } from '@waybill/contract/rooms/bank-lines/bank-lines.columns.ts';
import type { BankFeeRow } from '@waybill/contract/rooms/bank-lines/bank-lines.contract.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListFigures } from '../../shell/list/ListFigures.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { useListConditions, useListSums } from '../clearances/clearances.door.ts';
import { bankLinePageWords as words } from './bank-line-page.words.ts';

const opens = ({ journal_id }: BankFeeRow): PageTarget => ({
  name: 'ledger.journal',
  params: { journalId: journal_id },
});

/** Lists the bank charges that were booked, with their total (N-30). */
export function BankFeeListPage() {
  return (
    <ListPage
      definition={bankFeeList}
      call="bank_fees.list"
      page="bank-statement-fee"
      live="bank_line"
      opens={opens}
      searchHint={words.searchFees}
      figures={<Sums />}
    />
  );
}

function Sums() {
  const say = useSay();
  const count = useCount();
  const question = useListConditions(bankFeeList);
  const sums = useListSums('bank_fees.totals', question, 'bank_line', (query, signal) =>
    call('bank_fees.totals', { query, signal }),
  );
  if (sums === undefined) return null;
  if (sums === null) return <Callout tone="info">{say(words.tooMany)}</Callout>;
  return (
    <ListFigures
      label={say(words.sums)}
      figures={[
        { key: 'rows', name: say(words.rows), value: count(sums.count) },
        { key: 'total', name: say(words.total), kyat: sums.amount, lead: true },
      ]}
    />
  );
}
