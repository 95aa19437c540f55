import { Download } from 'lucide-react';
import { merchantLineList } from '@waybill/contract/rooms/ledger/ledger.columns.ts';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { usualStatementDays } from '@waybill/domain/rooms/ledger/statement-days.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { ExportNotices } from '../../shell/list/ExportNotices.tsx';
import { useExport } from '../../shell/list/use-export.ts';
import { Button } from '../../ui/Button.tsx';
import { ledgerPageWords as words } from './ledger-page.words.ts';
import type { StatementPlace } from './Statement.tsx';

const columns = merchantLineList.columns.filter((column) => column.extra !== true).map(({ key }) => key);

/** A merchant's statement of the days on the screen as an Excel file, made by a job. */
export function StatementExport({ customerId, place: { from, to } }: { customerId: number; place: StatementPlace }) {
  const say = useSay();
  const { may, busy, start } = useExport(merchantLineList);
  if (!may) return null;
  const ask = () => {
    const filters = { customer_id: String(customerId), from: from ?? addDays(to ?? businessDate(new Date()), -usualStatementDays), ...(to === null ? {} : { to }) };
    void start({ format: 'xlsx', columns, sort: merchantLineList.sort, search: '', filters });
  };
  return (
    <>
      <div><Button icon={Download} busy={busy} onClick={ask}>{say(words.export)}</Button></div>
      <ExportNotices />
    </>
  );
}
