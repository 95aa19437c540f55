import { useMemo } from 'react';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { useMayOpen } from '../../kernel/page-links.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { TableColumn } from '../../ui/table/columns.ts';
import { Cause, KyatLink } from '../ledger/ledger.door.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

interface CashLine {
  readonly journal_id: number;
  readonly label_id: number | null;
  readonly tracking_code: string | null;
  readonly pickup_request_id: number | null;
  readonly amount: number | null;
  readonly at: string;
  readonly merchant: string | null;
}

/** The parcels whose money it is: each amount leads to its journal, each code to its label. */
export function CashLines({ label, lines, empty }: { label: string; lines: readonly CashLine[]; empty?: string }) {
  const say = useSay();
  const go = usePageGo();
  const mayOpen = useMayOpen();
  const blind = lines.some(({ amount }) => amount === null);
  const mayOpenLabel = mayOpen('label-detail');
  const columns = useMemo(
    (): TableColumn<CashLine>[] => [
      {
        key: 'code',
        label: say(commonWords.parcel),
        card: 'title',
        cell: (row) => <Cause of={row} />,
      },
      {
        key: 'merchant',
        label: say(commonFieldWords.merchant),
        cell: (row) =>
          row.merchant ?? (
            <span className="muted" data-empty>
              –
            </span>
          ),
      },
      {
        key: 'at',
        label: say(commonWords.collected),
        cell: (row) => <time dateTime={row.at}>{formatDateTime(new Date(row.at))}</time>,
      },
      ...(blind
        ? []
        : [
            {
              key: 'amount',
              label: say(commonFieldWords.sum),
              align: 'end' as const,
              cell: (row: CashLine) => (
                <KyatLink
                  amount={row.amount ?? 0}
                  from={{ name: 'ledger.journal', params: { journalId: row.journal_id } }}
                />
              ),
            },
          ]),
    ],
    [say, blind],
  );
  return (
    <DataTable<CashLine>
      label={label}
      columns={columns}
      rows={lines}
      rowId={(row) => String(row.journal_id)}
      singleKeys={false}
      empty={empty === undefined ? {} : { message: empty }}
      {...(mayOpenLabel
        ? {
            onOpen: ({ label_id, pickup_request_id, journal_id }: CashLine) => {
              if (label_id !== null) go('label-detail', { params: { labelId: label_id } });
              else if (pickup_request_id !== null)
                go('pickup-request.detail', { params: { pickupId: pickup_request_id } });
              else go('ledger.journal', { params: { journalId: journal_id } });
            },
          }
        : {})}
    />
  );
}
