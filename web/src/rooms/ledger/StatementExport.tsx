import { useState } from 'react';
import { Download } from 'lucide-react';
import { agentLineList, merchantLineList } from '@waybill/contract/rooms/ledger/ledger.columns.ts';
import type { ExportFormat } from '@waybill/domain/rooms/exports/export-states.ts';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { usualStatementDays } from '@waybill/domain/rooms/ledger/accounts.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { ExportNotices } from '../../shell/list/ExportNotices.tsx';
import { useExport } from '../../shell/list/use-export.ts';
import { Button } from '../../ui/layout/Button.tsx';
import styles from './Ledger.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Which days of a statement are shown; without them the last thirty. */
export interface StatementPlace {
  readonly from: string | null;
  readonly to: string | null;
  readonly page: number;
}

/** Whose statement it is: a merchant's or an agent's. */
export type StatementOf = { readonly customer_id: number } | { readonly agent_id: number };

/** A statement of the days on the screen as an Excel or CSV file, made by a job. */
export function StatementExport({ of, place: { from, to } }: { of: StatementOf; place: StatementPlace }) {
  const say = useSay();
  const viewer = useViewer();
  const merchant = 'customer_id' in of;
  const lines = merchant ? merchantLineList : agentLineList;
  const start = useExport(lines);
  const [busy, setBusy] = useState<ExportFormat | null>(null);
  if (!can(viewer, 'export.use')) return null;
  const ask = (format: ExportFormat) => {
    const filters = {
      ...(merchant ? { customer_id: String(of.customer_id) } : { branch_id: String(of.agent_id) }),
      from: from ?? addDays(to ?? businessDate(new Date()), -usualStatementDays),
      ...(to === null ? {} : { to }),
    };
    setBusy(format);
    const columns = lines.columns.filter((column) => column.extra !== true).map(({ key }) => key);
    void start({ format, columns, sort: lines.sort, search: '', filters }).finally(() => setBusy(null));
  };
  return (
    <>
      <div className={styles.files}>
        <Button icon={Download} busy={busy === 'xlsx'} onClick={() => ask('xlsx')}>
          {say(commonWords.excel)}
        </Button>
        {!merchant && (
          <Button icon={Download} busy={busy === 'csv'} onClick={() => ask('csv')}>
            {say(commonWords.csv)}
          </Button>
        )}
      </div>
      <ExportNotices />
    </>
  );
}
