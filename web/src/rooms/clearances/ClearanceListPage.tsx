import { HandCoins } from 'lucide-react';
import { useViewer } from '../../kernel/session-store.ts';
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { clearanceList } from '@waybill/contract/rooms/clearances/clearances.columns.ts';
import type { ClearanceRow } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import { clearanceFieldWords as field } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { ListFigures } from '../../shell/list/ListFigures.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { clearancePageWords as words } from './clearance-page.words.ts';
import { useListConditions, useListSums } from './use-list-sums.ts';
import { useMerchantName } from './use-merchant-name.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { titleOf, useMayOpen } from '../../kernel/page-links.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const opens = (row: ClearanceRow): PageTarget => ({ name: 'cod-clearance-detail', params: { transactionId: row.id } });

/** Clearance transactions by state, merchant and day, with what they add up to (N-24). */
export function ClearanceListPage() {
  const say = useSay();
  const viewer = useViewer();
  const question = useListConditions(clearanceList);
  const name = useMerchantName(question['customer_id']);
  const mayOpen = useMayOpen();
  const create = mayOpen('cod-clearance.ready') && (
    <PageLink to="cod-clearance.ready" className={buttonLook('main')}>
      <Icon of={HandCoins} />
      {say(titleOf('cod-clearance.ready'))}
    </PageLink>
  );
  return (
    <ListPage
      definition={clearanceList}
      call="clearances.list"
      page="cod-clearance"
      opens={opens}
      live="clearance"
      searchHint={isMerchant(viewer) ? commonFieldWords.number : words.search}
      filterNames={{ customer_id: name }}
      figures={<Sums question={question} />}
      actions={create || null}
      first={create}
    />
  );
}

function Sums({ question }: { question: Readonly<Record<string, string>> }) {
  const say = useSay();
  const count = useCount();
  const sums = useListSums('clearances.totals', question, 'clearance', (query, signal) =>
    call('clearances.totals', { query, signal }),
  );
  if (sums === undefined) return null;
  if (sums === null) return <Callout tone="info">{say(words.tooMany)}</Callout>;
  return (
    <ListFigures
      label={say(commonWords.sumsOfTheseRows)}
      figures={[
        { key: 'documents', name: say(words.documents), value: count(sums.count) },
        { key: 'cod', name: say(field.actual_cod_amount), kyat: sums.actual_cod_amount },
        { key: 'fees', name: say(field.actual_percent_amount), kyat: sums.actual_percent_amount },
        { key: 'cleared', name: say(field.actual_clearance_cod), kyat: sums.actual_clearance_cod, lead: true },
        { key: 'received', name: say(field.received_amount), kyat: sums.received_amount },
      ]}
    />
  );
}
