import { useMemo, type ReactNode } from 'react';
import type { ClearanceLineShape } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import { clearanceFieldWords as field } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { addDays, formatDate } from '@waybill/domain/kernel/calendar.ts';
import { rowOfKind, type ClearanceKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PromisedBy } from '../../ui/layout/PromisedBy.tsx';
import { clearancePageWords as words } from './clearance-page.words.ts';
import { useKyatText } from './Kyat.tsx';

interface DueColumn {
  readonly key: string;
  readonly label: string;
  readonly cell: (line: ClearanceLineShape) => ReactNode;
}

/** When each line of a collecting document is due, and what was paid of it; none for a document that pays. */
export function useDueColumn(kind: ClearanceKind, days: number): DueColumn | undefined {
  const say = useSay();
  const kyat = useKyatText();
  return useMemo(
    () =>
      rowOfKind(kind).flow === 'out'
        ? undefined
        : {
            key: 'due',
            label: say(field.due_date),
            cell: ({ posted_date, settled, net, handed_to }: ClearanceLineShape) => (
              <>
                <PromisedBy at={addDays(posted_date, days)} waits={settled !== net}>
                  {formatDate(addDays(posted_date, days))}
                </PromisedBy>
                {settled !== 0 && settled !== net && (
                  <div className="muted">{say(words.paidOf, { sum: kyat(-settled) })}</div>
                )}
                {handed_to !== null && <div className="muted">{handed_to}</div>}
              </>
            ),
          },
    [kind, days, say, kyat],
  );
}
