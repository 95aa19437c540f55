import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import type { CustomerDetail } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { customerList } from '@waybill/contract/rooms/customers/customers.columns.ts';
import {
  customerFieldWords as field,
  unansweredPolicyWords,
  payoutDayWords,
} from '@waybill/contract/rooms/customers/customers.words.ts';
import { customerStateFaces } from '@waybill/contract/rooms/customers/customer-states.words.ts';
import { labelServiceWords, merchantTypeWords } from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import { messageChannelWords, messageLanguageWords } from '@waybill/contract/rooms/messages/messages.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { hasAccount, type CustomerType } from '@waybill/domain/rooms/customers/customer-types.ts';
import { keepsForDays } from '@waybill/domain/rooms/labels/unanswered-policy.ts';
import { isLimitedGate } from '@waybill/domain/rooms/customers/clearance-gates.ts';
import { mayBeServed } from '@waybill/domain/rooms/customers/customer-states.ts';
import type { LabelService } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import type { AccountState } from '@waybill/domain/rooms/staff/account-states.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useLive } from '../../kernel/live.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import { pageCommands } from '../../shell/detail/commands-of-list.tsx';
import { pickColumns, Pairs, usePairs, type Pair } from '../../shell/detail/Pairs.tsx';
import { usePersonalDetails } from '../../shell/detail/PersonalDetail.tsx';
import { TicketsAbout } from '../../shell/detail/TicketsAbout.tsx';
import { ticketsAboutWords } from '../../shell/detail/tickets-about.words.ts';
import { useCalm } from '../../shell/use-calm.ts';
import { useAction } from '../../shell/use-action.ts';
import { useChanged } from '../../shell/use-changed.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { historyOf } from '../audit/audit.door.ts';
import { useNrcText } from '../places/places.door.ts';
import { CustomerAddresses } from './CustomerAddresses.tsx';
import { CustomerBanks } from './CustomerBanks.tsx';
import { customerCommands, readUnmaskedCustomer } from './customer-commands.tsx';
import { CustomerDocuments } from './CustomerDocuments.tsx';
import { CustomerFigures } from './CustomerFigures.tsx';
import { CustomerTerms } from './CustomerTerms.tsx';
import { customerTabs } from './customer-tabs.tsx';
import { customerPageWords as words } from './customer-page.words.ts';
import styles from './Customer.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** One customer (N-20): balance, terms, bank accounts and addresses. */
export const CustomerDetailPage = detailPage({
  call: 'customers.detail',
  param: 'customerId',
  topic: 'customers',
  list: 'customer.list',
  name: ({ name }) => name,
  faces: customerStateFaces,
  commands: pageCommands(customerCommands),
  edit: { page: 'customer.edit', word: commonWords.edit },
  definition: customerList,
  parts: [
    {
      key: 'new_terms',
      title: words.newTermsPart,
      shown: ({ proposed_terms }) => proposed_terms.length > 0,
      Content: ({ data }) => <CustomerTerms customer={data} />,
    },
    { key: 'bank', title: commonFieldWords.bank_account_id, Content: ({ data }) => <CustomerBanks customer={data} /> },
    { key: 'addresses', title: words.addresses, Content: ({ data }) => <CustomerAddresses customer={data} /> },
    { key: 'documents', title: field.documents, Content: ({ data }) => <CustomerDocuments customer={data} /> },
    {
      key: 'remark',
      title: field.remark,
      shown: ({ remark }) => remark !== null,
      Content: ({ data: { remark } }) => <p className={styles.remark}>{remark}</p>,
    },
    { key: 'tickets', title: ticketsAboutWords.title, aside: true, Content: Tickets },
    { key: 'person', title: words.person, aside: true, Content: Person },
    { key: 'terms', title: words.terms, aside: true, Content: Terms },
    {
      key: 'facts',
      title: words.facts,
      aside: true,
      blanks: true,
      facts: ['created_at', { key: 'updated_at', word: field.updated_at, kind: 'instant' }],
    },
  ],
  Above,
  useHistory: historyOf('customers'),
  useDetail: ({ data }) => {
    const say = useSay();
    const viewer = useViewer();
    return {
      tabs: customerTabs
        .filter(({ maySee }) => maySee(viewer))
        .map(({ key, word, Content }) => ({ key, label: say.loose(word), content: <Content customer={data} /> })),
    };
  },
});

function Tickets({ data: { id } }: { data: CustomerDetail }) {
  return <TicketsAbout filter={{ customer_id: String(id) }} about={{ customer: String(id) }} />;
}

function Above({ data }: { data: CustomerDetail }) {
  const say = useSay();
  const changed = useChanged();
  // The figures move with parcels and documents, which change nothing of the customer.
  useLive(
    ['labels', 'clearance'],
    useCalm(() => void changed('customers')),
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
  const run = useAction();
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
                changes: 'customers',
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

const personColumns = pickColumns(customerList, 'type', 'customer_name', 'business_name', 'email', 'branch');

function Person({ data }: { data: CustomerDetail }) {
  const say = useSay();
  const locale = useLocale();
  const nrc = useNrcText();
  const pairs = usePairs(personColumns, data);
  const own = ({ phone, nrc: card }: CustomerDetail) => ({ phone, card });
  const { seen, button } = usePersonalDetails(own(data), async () => own(await readUnmaskedCustomer(data.id)));
  const company = data.company && (
    <PageLink to="customer.company" params={{ companyId: data.company.id }}>
      {locale === 'mm' ? data.company.name_mm : data.company.name_en}
    </PageLink>
  );
  const all: Pair[] = [
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
  return <Pairs pairs={all} />;
}

const agreedColumns = [
  { key: 'merchant_type', word: field.merchant_type, kind: 'words', words: merchantTypeWords } as const,
  ...pickColumns(customerList, 'cod_plan', 'credit_limit', 'clearance_gate'),
];
const gateLimit = { key: 'clearance_gate_limit', word: field.clearance_gate_limit, kind: 'kyat' } as const;
const netColumns = [
  { key: 'net_credit', word: field.net_credit, kind: 'yes_no' },
  { key: 'net_gate_submit', word: field.net_gate_submit, kind: 'yes_no' },
  { key: 'net_return', word: field.net_return, kind: 'yes_no' },
  { key: 'credit_days', word: field.credit_days, kind: 'number' },
  { key: 'payout_day', word: field.payout_day, kind: 'words', words: payoutDayWords },
  { key: 'unanswered', word: field.unanswered, kind: 'words', words: unansweredPolicyWords },
] as const;
const unansweredDays = { key: 'unanswered_days', word: field.unanswered_days, kind: 'number' } as const;
const feeColumns = [
  { key: 'attempts', word: field.attempts, kind: 'number' } as const,
  ...pickColumns(customerList, 'sms_active'),
  { key: 'message_language', word: field.message_language, kind: 'words', words: messageLanguageWords } as const,
  { key: 'message_channel', word: field.message_channel, kind: 'words', words: messageChannelWords } as const,
];

/** Terms of a merchant. A walk-in sender has none: the price table applies. */
function Terms({ data }: { data: CustomerDetail }) {
  const say = useSay();
  const locale = useLocale();
  const merchant = hasAccount(data.type as CustomerType);
  const agreed = usePairs(
    [
      ...agreedColumns,
      ...(isLimitedGate(data.clearance_gate) ? [gateLimit] : []),
      ...netColumns,
      ...(keepsForDays(data.unanswered) ? [unansweredDays] : []),
    ],
    merchant ? data : null,
  );
  const fees = usePairs(feeColumns, data);
  const discount = data.is_fixed_amount_discount
    ? sayKyat(data.discount_amount, locale)
    : `${data.discount_percent / 100} %`;
  const all: Pair[] = [
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
  return <Pairs pairs={all} />;
}
