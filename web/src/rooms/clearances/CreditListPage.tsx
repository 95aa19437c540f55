import { useMemo, useState } from 'react';
import { BellRing } from 'lucide-react';
import { creditList } from '@waybill/contract/rooms/clearances/clearances.columns.ts';
import type { CreditRow } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import { clearanceFieldWords as field } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { remindForm } from '@waybill/domain/rooms/clearances/clearance-forms.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { useCount } from '../../ui/table/use-count.ts';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { ListFigures } from '../../shell/list/ListFigures.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import type { PageAction } from '../../shell/list/list-page-types.ts';
import { clearancePageWords as words } from './clearance-page.words.ts';
import { useKyatText } from './Kyat.tsx';
import { moneyTopics, useListConditions, useListSums } from './use-list-sums.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const opens = (row: CreditRow): PageTarget => ({ name: 'credit.detail', search: { customer_id: String(row.id) } });

/** Lists the debts of merchants by due date and age; a clerk who reminds a merchant notes the reply (N-30). */
export function CreditListPage() {
  const say = useSay();
  const viewer = useViewer();
  const [asked, ask] = useState<CreditRow | null>(null);
  const rowActions = useMemo(
    (): PageAction<CreditRow>[] => [
      {
        key: 'remind',
        title: say(words.remind),
        icon: BellRing,
        callback: ask,
        hidden: () => !can(viewer, 'cod.clear'),
      },
    ],
    [say, viewer],
  );
  return (
    <>
      <ListPage
        definition={creditList}
        call="clearances.credit"
        page="credit"
        opens={opens}
        live={moneyTopics}
        searchHint={commonWords.nameBusinessOrPhone}
        rowActions={rowActions}
        figures={<Sums />}
      />
      {asked && <RemindDialog row={asked} onClose={() => ask(null)} />}
    </>
  );
}

function Sums() {
  const say = useSay();
  const question = useListConditions(creditList);
  const count = useCount();
  const sums = useListSums('clearances.creditTotals', question, moneyTopics, (query, signal) =>
    call('clearances.creditTotals', { query, signal }),
  );
  if (!sums) return null;
  return (
    <ListFigures
      label={say(commonWords.sumsOfTheseRows)}
      figures={[
        { key: 'merchants', name: say(commonWords.merchants), value: count(sums.count) },
        { key: 'owed', name: say(field.owed), kyat: sums.owed, lead: true },
        { key: 'late_amount', name: say(field.late_amount), kyat: sums.late_amount },
        { key: 'late_30', name: say(field.late_30), kyat: sums.late_30 },
        { key: 'late_60', name: say(field.late_60), kyat: sums.late_60 },
        { key: 'late_more', name: say(field.late_more), kyat: sums.late_more },
      ]}
    />
  );
}

function RemindDialog({ row, onClose }: { row: CreditRow; onClose: () => void }) {
  const say = useSay();
  const kyat = useKyatText();
  return (
    <FormDialog
      form={remindForm}
      words={field}
      title={say(words.remindTitle, { name: row.customer })}
      text={say(words.remindText, { owed: kyat(row.owed), overdue: kyat(row.late_amount) })}
      yes={say(words.remind)}
      submit={(body, { idempotencyKey }) => call('clearances.remind', { params: { id: row.id }, body, idempotencyKey })}
      success={say(words.reminded)}
      changes="clearance"
      onClose={onClose}
    />
  );
}
