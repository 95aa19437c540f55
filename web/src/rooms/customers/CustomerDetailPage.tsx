import type { Column } from '@waybill/contract/kernel/list.ts';
import type { CustomerDetail } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { customerList } from '@waybill/contract/rooms/customers/customers.columns.ts';
import {
  customerFieldWords as field,
  unansweredPolicyWords,
} from '@waybill/contract/rooms/customers/customers.words.ts';
import { customerStateFaces } from '@waybill/contract/rooms/customers/customer-states.words.ts';
import { labelServiceWords, merchantTypeWords } from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import { messageLanguageWords } from '@waybill/contract/rooms/messages/messages.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { hasAccount, type CustomerType } from '@waybill/domain/rooms/customers/customer-types.ts';
import { keepsForDays } from '@waybill/domain/rooms/labels/unanswered-policy.ts';
import { isLimitedGate } from '@waybill/domain/rooms/customers/clearance-gates.ts';
import { mayBeServed } from '@waybill/domain/rooms/customers/customer-states.ts';
import type { LabelService } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { can } from '@waybill/domain/rooms/roles/access.ts';
import type { AccountState } from '@waybill/domain/rooms/staff/account-states.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useLive } from '../../kernel/live.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import type { DetailPageProps } from '../../shell/detail/DetailPage.tsx';
import { usePairs, type Pair } from '../../shell/detail/Pairs.tsx';
import { usePersonalDetails } from '../../shell/detail/PersonalDetail.tsx';
import type { OpenRecord } from '../../shell/detail/record-page.tsx';
import { TicketsAbout } from '../../shell/detail/TicketsAbout.tsx';
import { ticketsAboutWords } from '../../shell/detail/tickets-about.words.ts';
import { useCalm } from '../../shell/use-calm.ts';
import { useDoing } from '../../shell/use-doing.ts';
import { useFresh } from '../../shell/use-fresh.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { useHistory } from '../audit/audit.door.ts';
import { useNrcText } from '../places/places.door.ts';
import { CustomerAddresses } from './CustomerAddresses.tsx';
import { CustomerBanks } from './CustomerBanks.tsx';
import { customerCommands, showCustomers, wholeCustomer } from './customer-commands.tsx';
import { CustomerDocuments } from './CustomerDocuments.tsx';
import { CustomerFigures } from './CustomerFigures.tsx';
import { CustomerTerms } from './CustomerTerms.tsx';
import { customerTabs } from './customer-tabs.tsx';
import { customerPageWords as words } from './customer-page.words.ts';
import styles from './Customer.module.css';

/** One customer (N-20): how they stand, what is agreed, where money and parcels go. */
export const CustomerDetailPage = detailPage({
  call: 'customers.detail',
  param: 'customerId',
  topic: 'customers',
  list: 'customer.list',
  name: ({ name }) => name,
  faces: customerStateFaces,
  commands: customerCommands,
  edit: { page: 'customer.edit', word: words.edit },
  useDetail,
});

function useDetail({
  data,
}: OpenRecord<CustomerDetail>): Pick<DetailPageProps, 'parts' | 'tabs' | 'above' | 'history'> {
  const say = useSay();
  const viewer = useViewer();
  const history = useHistory('customers', data);
  const [person, terms, facts] = [usePersonPairs(data), useTermPairs(data), usePairs(factColumns, data)];
  return {
    history,
    above: <Above data={data} />,
    parts: [
      ...(data.proposed_terms.length === 0
        ? []
        : [{ key: 'new_terms', title: say(words.newTermsPart), content: <CustomerTerms customer={data} /> }]),
      { key: 'bank', title: say(words.bankPart), content: <CustomerBanks customer={data} /> },
      { key: 'addresses', title: say(words.addresses), content: <CustomerAddresses customer={data} /> },
      { key: 'documents', title: say(field.documents), content: <CustomerDocuments customer={data} /> },
      ...(data.remark === null
        ? []
        : [{ key: 'remark', title: say(field.remark), content: <p className={styles.remark}>{data.remark}</p> }]),
      {
        key: 'tickets',
        title: say(ticketsAboutWords.title),
        content: <TicketsAbout filter={{ customer_id: String(data.id) }} about={{ customer: String(data.id) }} />,
        aside: true,
      },
      { key: 'person', title: say(words.person), pairs: person, aside: true },
      { key: 'terms', title: say(words.terms), pairs: terms, aside: true },
      { key: 'facts', title: say(words.facts), pairs: facts, aside: true },
    ],
    tabs: customerTabs
      .filter(({ maySee }) => maySee(viewer))
      .map(({ key, word, Content }) => ({ key, label: say.loose(word), content: <Content customer={data} /> })),
  };
}

function Above({ data }: { data: CustomerDetail }) {
  const say = useSay();
  const fresh = useFresh();
  // The figures move with parcels and documents, which change nothing of the customer.
  useLive(
    ['labels', 'clearance'],
    useCalm(() => void fresh(['customers.detail'])),
  );
  return (
    <>
      {!mayBeServed(data.status as AccountState) && (
        <Callout tone="attention">{say(words.suspended, { reason: data.status_reason ?? '' })}</Callout>
      )}
      {data.to_complete && <ToComplete data={data} />}
      <CustomerFigures customer={data} />
    </>
  );
}

/** Made at the counter with a label: what a manager checks, and the button that confirms it. */
function ToComplete({ data: { id, created_at } }: { data: CustomerDetail }) {
  const say = useSay();
  const mayEdit = can(useViewer(), 'customer.edit');
  const run = useDoing();
  return (
    <Callout
      tone="attention"
      title={say(words.toComplete, { at: formatDateTime(new Date(created_at)) })}
      actions={
        mayEdit && (
          <Button
            small
            variant="main"
            onClick={() =>
              void run(() => call('customers.complete', { params: { id } }), {
                success: say(words.completed),
                fresh: showCustomers,
              })
            }>
            {say(words.complete)}
          </Button>
        )
      }>
      {say(words.toCompleteHow)}
    </Callout>
  );
}

const columnOf = (key: string): Column => customerList.columns.find((column) => column.key === key) as Column;
const factColumns: readonly Column[] = [
  columnOf('created_at'),
  { key: 'updated_at', word: field.updated_at, kind: 'instant' },
];
const personColumns: readonly Column[] = [
  columnOf('type'),
  columnOf('customer_name'),
  columnOf('business_name'),
  columnOf('email'),
  columnOf('branch'),
];

function usePersonPairs(data: CustomerDetail): Pair[] {
  const say = useSay();
  const locale = useLocale();
  const nrc = useNrcText();
  const pairs = usePairs(personColumns, data);
  const own = ({ phone, nrc: card }: CustomerDetail) => ({ phone, card });
  const { seen, button } = usePersonalDetails(own(data), async () => own(await wholeCustomer(data.id)));
  const company = data.company && (
    <PageLink to="customer.company" params={{ companyId: data.company.id }}>
      {locale === 'mm' ? data.company.name_mm : data.company.name_en}
    </PageLink>
  );
  return [
    ...pairs,
    {
      key: 'phone',
      label: say(field.phone),
      value: (
        <>
          {seen.phone.join(', ')} {button}
        </>
      ),
    },
    { key: 'nrc', label: say(field.nrc), value: seen.card === null ? null : nrc(seen.card) },
    { key: 'company', label: say(field.company), value: company },
  ];
}

const languageColumn: Column = {
  key: 'message_language',
  word: field.message_language,
  kind: 'words',
  words: messageLanguageWords,
};

/** A walk-in sender has no terms of their own: the price table counts. */
function useTermPairs(data: CustomerDetail): Pair[] {
  const say = useSay();
  const locale = useLocale();
  const merchant = hasAccount(data.type as CustomerType);
  const columns: readonly Column[] = [
    { key: 'merchant_type', word: field.merchant_type, kind: 'words', words: merchantTypeWords },
    columnOf('cod_plan'),
    columnOf('credit_limit'),
    columnOf('clearance_gate'),
    ...(isLimitedGate(data.clearance_gate)
      ? [{ key: 'clearance_gate_limit', word: field.clearance_gate_limit, kind: 'kyat' } as const]
      : []),
    { key: 'net_credit', word: field.net_credit, kind: 'yes_no' },
    { key: 'net_gate_submit', word: field.net_gate_submit, kind: 'yes_no' },
    { key: 'net_return', word: field.net_return, kind: 'yes_no' },
    { key: 'credit_days', word: field.credit_days, kind: 'number' },
    { key: 'unanswered', word: field.unanswered, kind: 'words', words: unansweredPolicyWords },
    ...(keepsForDays(data.unanswered)
      ? [{ key: 'unanswered_days', word: field.unanswered_days, kind: 'number' } as const]
      : []),
  ];
  const agreed = usePairs(merchant ? columns : [], data);
  const fees = usePairs(
    [{ key: 'attempts', word: field.attempts, kind: 'number' }, columnOf('sms_active'), languageColumn],
    data,
  );
  const discount = data.is_fixed_amount_discount
    ? sayKyat(data.discount_amount, locale)
    : `${data.discount_percent / 100} %`;
  return [
    ...agreed,
    ...(merchant
      ? [
          { key: 'discount', label: say(field.discount), value: discount },
          {
            key: 'return_fee',
            label: say(field.return_fee),
            value: data.return_fee === null ? say(words.asPriceTable) : sayKyat(data.return_fee, locale),
          },
        ]
      : []),
    ...fees,
    ...(merchant
      ? [
          {
            key: 'addon_service',
            label: say(field.addon_service),
            value:
              data.addon_service.map((service) => say(labelServiceWords[service as LabelService])).join(', ') ||
              say(words.none),
          },
        ]
      : []),
  ];
}
