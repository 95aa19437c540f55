import { useMemo } from 'react';
import { useViewer } from '../../kernel/session-store.ts';
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
import { codList } from '@waybill/contract/rooms/cod/cod.columns.ts';
import type { CodRow } from '@waybill/contract/rooms/cod/cod.contract.ts';
import { clearanceFieldWords as field, codStateFaces } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { codLife } from '@waybill/domain/rooms/labels/cod-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageParams } from '../../kernel/page-hooks.ts';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { ListFigures } from '../../shell/list/ListFigures.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { useRowTab } from '../../ui/table/table-parts.ts';
import { moneyTopics, useListConditions, useListSums, useMerchantName } from '../clearances/clearances.door.ts';
import { codPageWords as words } from './cod-page.words.ts';
import styles from './Cod.module.css';
import type { PageTarget } from '../../kernel/pages.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

const tabs = codLife.stateNames.map((status) => ({
  value: status,
  word: codStateFaces[status].word,
  filters: { status },
}));
/** The state in which parcels stay until their cash is counted. */
const waits = codLife.commands.deliver.to;
const opens = (row: CodRow): PageTarget | null =>
  row.label_id === null ? null : { name: 'label-detail', params: { labelId: row.label_id } };
const cells = {
  customer: (row: CodRow) => <Merchant row={row} />,
  clearance_number: (row: CodRow) => <Document row={row} />,
};

/** COD per state with its sums (N-16): whose it is and on which document it was paid open from the row. */
export function CodPage() {
  const say = useSay();
  const viewer = useViewer();
  const { status: chosen } = usePageParams();
  const status = codLife.stateNames.find((one) => one === chosen) ?? codLife.stateNames[0];
  const fixed = useMemo(() => ({ status: String(status) }), [status]);
  const question = useListConditions(codList, fixed);
  const name = useMerchantName(question['customer_id']);
  return (
    <ListPage
      definition={codList}
      call="cod.list"
      counts="cod.count"
      page="cod"
      tabParam="status"
      tabs={tabs}
      opens={opens}
      cells={cells}
      live={moneyTopics}
      searchHint={isMerchant(viewer) ? commonFieldWords.tracking_code : words.search}
      filterNames={{ customer_id: name }}
      above={status === waits && <p className="muted">{say(words.processWaits)}</p>}
      figures={<Sums chosen={question} />}
    />
  );
}

function Sums({ chosen }: { chosen: Readonly<Record<string, string>> }) {
  const say = useSay();
  const count = useCount();
  const sums = useListSums('cod.totals', chosen, moneyTopics, (query, signal) => call('cod.totals', { query, signal }));
  if (sums === undefined) return null;
  if (sums === null) return <Callout tone="info">{say(words.tooMany)}</Callout>;
  return (
    <ListFigures
      label={say(words.sums)}
      figures={[
        { key: 'count', name: say(commonFieldWords.parcel_count), value: count(sums.count) },
        { key: 'cod', name: say(field.cod_amount), kyat: sums.cod_amount },
        { key: 'fee', name: say(field.cod_fee), kyat: sums.cod_fee },
        { key: 'shipping', name: say(commonFieldWords.shipping), kyat: sums.shipping },
        { key: 'net', name: say(field.net), kyat: sums.net, lead: true },
      ]}
    />
  );
}

function Merchant({ row }: { row: CodRow }) {
  const tabIndex = useRowTab();
  const mayOpen = useMayOpen();
  if (row.customer_id === null || !mayOpen('cod-page-detail'))
    return <span className="muted">{row.customer ?? '–'}</span>;
  return (
    <PageLink to="cod-page-detail" params={{ id: row.customer_id }} className={styles.link} tabIndex={tabIndex}>
      {row.customer}
    </PageLink>
  );
}

function Document({ row }: { row: CodRow }) {
  const tabIndex = useRowTab();
  if (row.clearance_id === null) return <span className="muted">{row.clearance_number ?? '–'}</span>;
  return (
    <PageLink
      to="cod-clearance-detail"
      params={{ transactionId: row.clearance_id }}
      className={`code ${styles.link}`}
      tabIndex={tabIndex}>
      {row.clearance_number}
    </PageLink>
  );
}
