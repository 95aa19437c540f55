import { useState } from 'react';
import { Download } from 'lucide-react';
import { merchantLineList } from '@waybill/contract/rooms/ledger/ledger.columns.ts';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { usualStatementDays } from '@waybill/domain/rooms/ledger/accounts.ts';
import { can } from '@waybill/domain/rooms/roles/access.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { ExportNotices } from '../../shell/list/ExportNotices.tsx';
import { useExport } from '../../shell/list/use-export.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { ledgerPageWords as words } from './ledger-page.words.ts';
import type { StatementPlace } from './Statement.tsx';

const columns = merchantLineList.columns.filter((column) => column.extra !== true).map(({ key }) => key);

/** A merchant's statement of the days on the screen as an Excel file, made by a job. */
export function StatementExport({ customerId, place: { from, to } }: { customerId: number; place: StatementPlace }) {
  const say = useSay();
  const viewer = useViewer();
  const start = useExport(merchantLineList);
  const [busy, setBusy] = useState(false);
  if (!can(viewer, 'export.use')) return null;
  const ask = () => {
    const filters = {
      customer_id: String(customerId),
      from: from ?? addDays(to ?? businessDate(new Date()), -usualStatementDays),
      ...(to === null ? {} : { to }),
    };
    setBusy(true);
    void start({ format: 'xlsx', columns, sort: merchantLineList.sort, search: '', filters }).finally(() =>
      setBusy(false),
    );
  };
  return (
    <>
      <div>
        <Button icon={Download} busy={busy} onClick={ask}>
          {say(words.export)}
        </Button>
      </div>
      <ExportNotices />
    </>
  );
}
