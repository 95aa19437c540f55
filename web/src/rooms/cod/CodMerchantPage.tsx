import { HandCoins } from 'lucide-react';
import { clearanceList } from '@waybill/contract/rooms/clearances/clearances.columns.ts';
import { clearanceFieldWords as field, codStateFaces } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { codList } from '@waybill/contract/rooms/cod/cod.columns.ts';
import type { CodStateSums } from '@waybill/contract/rooms/cod/cod.contract.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import type { CodState } from '@waybill/domain/rooms/labels/cod-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useCrumb, usePageParams } from '../../kernel/page-hooks.ts';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { DetailPage, StatePill } from '../../shell/detail/DetailPage.tsx';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { RelatedList } from '../../shell/detail/RelatedList.tsx';
import { useOneBy } from '../../shell/detail/use-record.ts';
import { useWayBack } from '../../shell/way-back.ts';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { FigureRow, Kyat, documentPlace, moneyTopics } from '../clearances/clearances.door.ts';
import { menuWords } from '../../shell/shell.words.ts';
import { codPageWords as words } from './cod-page.words.ts';
import styles from './Cod.module.css';
import type { PageTarget } from '../../kernel/pages.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

type Merchant = CallOutput<'cod.merchant'>['data'];
const without = ['customer'];

/** One merchant's COD (N-16): sums by state, the balance with the operator, parcels and documents. */
export function CodMerchantPage() {
  const say = useSay();
  const { id } = usePageParams();
  const back = useWayBack('cod');
  const query = useMerchantCod(id);
  useCrumb(query.data?.name);
  return (
    <RecordStates query={query} backHref={back.href} backLabel={say(titleOf('cod'))}>
      {(data) => <Opened key={data.customer_id} data={data} />}
    </RecordStates>
  );
}

function useMerchantCod(id: string | undefined) {
  return useOneBy({
    call: 'cod.merchant',
    id,
    ask: (number, signal) => call('cod.merchant', { query: { customer_id: String(number) }, signal }),
    topic: moneyTopics,
  });
}

function Opened({ data }: { data: Merchant }) {
  const say = useSay();
  const mayOpen = useMayOpen();
  const search = { customer_id: String(data.customer_id) };
  const ready: PageTarget = { name: 'cod-clearance.ready.detail', search };
  const statement: PageTarget = { name: 'ledger.merchant', params: { customerId: data.customer_id } };
  return (
    <DetailPage
      title={data.name}
      more={
        mayOpen(ready.name) && (
          <PageLink to={ready.name} search={search} className={buttonLook('main')}>
            <Icon of={HandCoins} />
            {say(words.make)}
          </PageLink>
        )
      }
      above={
        <FigureRow
          label={say(words.stands)}
          figures={[
            { key: 'to', word: words.owedTo, kyat: data.owed_to, opens: ready },
            { key: 'by', word: words.owedBy, kyat: data.owed_by, opens: { name: 'credit.detail', search } },
            {
              key: 'balance',
              word: commonFieldWords.balance,
              kyat: data.balance,
              lead: true,
              ...(mayOpen(statement.name) ? { opens: statement } : {}),
            },
          ]}
        />
      }
      parts={[
        {
          key: 'states',
          title: say(menuWords.codStates),
          content: <States states={data.states} customer={data.customer_id} />,
        },
      ]}
      tabs={[
        {
          key: 'parcels',
          label: say(words.parcelsOf),
          content: (
            <RelatedList
              definition={codList}
              call="cod.list"
              filters={search}
              live={moneyTopics}
              without={without}
              opens={(row) =>
                row.label_id === null ? null : { name: 'label-detail', params: { labelId: row.label_id } }
              }
            />
          ),
        },
        {
          key: 'clearances',
          label: say(words.clearances),
          content: (
            <RelatedList
              definition={clearanceList}
              call="clearances.list"
              filters={search}
              live="clearance"
              without={without}
              opens={documentPlace}
            />
          ),
        },
      ]}
    />
  );
}

const sums = [
  { key: 'cod_amount', word: field.cod_amount },
  { key: 'cod_fee', word: field.cod_fee },
  { key: 'shipping', word: field.from_cod_shipping },
  { key: 'net', word: field.net },
] as const;

/** Unpaid COD by state; a count opens its parcels. */
function States({ states, customer }: { states: readonly CodStateSums[]; customer: number }) {
  const say = useSay();
  const count = useCount();
  return (
    <div className={styles.frame}>
      <table className={styles.states}>
        <thead>
          <tr>
            {[field.cod_status, commonFieldWords.parcel_count, ...sums.map(({ word }) => word)].map((word) => (
              <th key={word.en} scope="col">
                {say.loose(word)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {states.map((row) => (
            <tr key={row.status}>
              <th scope="row">
                <StatePill face={codStateFaces[row.status as CodState]} />
              </th>
              <td data-name={say(commonFieldWords.parcel_count)}>
                <PageLink
                  to="cod"
                  params={{ status: row.status }}
                  search={{ customer_id: String(customer) }}
                  className={`num ${styles.link}`}>
                  {count(row.count)}
                </PageLink>
              </td>
              {sums.map(({ key, word }) => (
                <td key={key} data-name={say.loose(word)}>
                  <Kyat amount={row[key]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
