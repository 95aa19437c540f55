import type { PageTarget } from '../kernel/pages.ts';
import { sidebarWords as words } from '../shell/shell.words.ts';
import type { SidebarEntry, ThumbEntry } from '../shell/visible-sidebar.ts';
import { titleOf } from '../kernel/page-links.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** The sidebar of the source in its order, with the roles of its visibility table (2.3, section 6, A-05). */
const source: readonly SidebarEntry[] = [
  {
    key: 'dashboard',
    word: commonWords.dashboard,
    roles: ['owner', 'manager', 'supervisor'],
    target: { name: 'dashboard' },
  },
  {
    key: 'labels',
    word: commonFieldWords.labels,
    roles: ['owner', 'manager', 'supervisor', 'staff', 'customer-service'],
    submenu: [
      { key: 'label-list', word: words.labelList, target: { name: 'label', params: { tab: 'search' } } },
      { key: 'new-label', word: words.newLabel, target: { name: 'label-create' } },
      { key: 'order-sheets', word: words.orderSheets, target: { name: 'label-imports' } },
      { key: 'multi-print', word: titleOf('label-multi-print'), target: { name: 'label-multi-print' } },
      { key: 'quote', word: words.quote, target: { name: 'quote' } },
    ],
  },
  {
    key: 'report',
    word: commonFieldWords.report,
    roles: ['owner', 'manager', 'supervisor', 'staff'],
    target: { name: 'report', params: { tab: 'accepted' } },
  },
  {
    key: 'csv',
    word: words.csvMenu,
    submenu: [{ key: 'shipping-report', word: words.shippingReportCsv, target: { name: 'shipping-report.csv-list' } }],
  },
  {
    key: 'staff',
    word: commonFieldWords.staff,
    roles: ['owner', 'manager'],
    target: { name: 'staff', params: { tab: 'active' } },
  },
  {
    key: 'pickup',
    word: commonWords.pickupRequest,
    target: { name: 'pickup-request' },
    street: { name: 'pickup-request.mine' },
  },
  { key: 'customer', word: commonFieldWords.customer, roles: ['owner', 'manager'], target: { name: 'customer.list' } },
  {
    key: 'calls',
    word: commonWords.callLog,
    roles: ['owner', 'manager', 'supervisor', 'staff', 'customer-service'],
    target: { name: 'call-list', params: { tab: 'pending' } },
  },
  {
    key: 'api',
    word: titleOf('api-integration'),
    roles: ['owner', 'manager', 'supervisor', 'staff', 'customer-service'],
    target: { name: 'api-integration' },
  },
];

/** Work of the floor and of the cash desk, below the source's entries; visible to everyone who may open the page. */
const work: readonly SidebarEntry[] = [
  { key: 'price-exceptions', word: titleOf('price-exceptions'), target: { name: 'price-exceptions' } },
  // Placed below the API keys, because webhooks belong to a key.
  { key: 'webhooks', word: titleOf('webhooks'), target: { name: 'webhooks' } },
  { key: 'owner-day', word: titleOf('owner-day'), target: { name: 'owner-day' } },
  { key: 'officers', word: titleOf('officer-dashboard'), target: { name: 'officer-dashboard' } },
  {
    key: 'parcels',
    word: commonFieldWords.label_ids,
    submenu: [
      {
        key: 'queues',
        word: words.queues,
        target: { name: 'parcels', params: { tab: 'accept' } },
        street: { name: 'parcels', params: { tab: 'out' } },
      },
      { key: 'label-accept', word: titleOf('label-accept'), target: { name: 'label-accept' } },
      { key: 'label-return', word: titleOf('label-return'), target: { name: 'label-return' } },
      { key: 'ageing', word: titleOf('ageing'), target: { name: 'ageing', params: { tab: 'parcels' } } },
      { key: 'track', word: words.track, target: { name: 'parcel-track.list' } },
      { key: 'track-by-date', word: words.trackByDate, target: { name: 'track-by-date' } },
      { key: 'holds', word: titleOf('hold-mail'), target: { name: 'hold-mail', params: { tab: 'held' } } },
      { key: 'missing', word: titleOf('missing-cases'), target: { name: 'missing-cases', params: { tab: 'open' } } },
      { key: 'exceptions', word: words.exceptions, target: { name: 'exception-scans', params: { tab: 'open' } } },
    ],
  },
  {
    key: 'runs',
    word: titleOf('run-sheets'),
    target: { name: 'run-sheets', params: { tab: 'active' } },
    street: { name: 'run-sheet.mine' },
  },
  {
    key: 'handed',
    word: titleOf('handover-collection'),
    submenu: [
      {
        key: 'handed-list',
        word: titleOf('handover-collection'),
        target: { name: 'handover-collection', params: { tab: 'active' } },
      },
      {
        key: 'handed-cases',
        word: titleOf('handover-cases'),
        target: { name: 'handover-cases', params: { tab: 'open' } },
      },
    ],
  },
  {
    key: 'bags',
    word: titleOf('mailbags'),
    submenu: [
      { key: 'bag-list', word: titleOf('mailbags'), target: { name: 'mailbags', params: { tab: 'open' } } },
      { key: 'bag-receiver', word: titleOf('mailbag-receiver'), target: { name: 'mailbag-receiver' } },
      { key: 'bag-cases', word: titleOf('mailbag-cases'), target: { name: 'mailbag-cases', params: { tab: 'open' } } },
    ],
  },
  {
    key: 'carriers',
    word: words.carriers,
    submenu: [
      { key: 'mail-post', word: titleOf('mail-post'), target: { name: 'mail-post', params: { tab: 'with_post' } } },
      { key: 'international', word: titleOf('mail-post.international'), target: { name: 'mail-post.international' } },
      { key: 'gates', word: titleOf('gate-slips'), target: { name: 'gate-slips', params: { tab: 'with_gate' } } },
    ],
  },
  {
    key: 'cod',
    word: titleOf('cod'),
    submenu: [
      { key: 'cod-ready', word: titleOf('cod-clearance.ready'), target: { name: 'cod-clearance.ready' } },
      { key: 'cod-clearance', word: titleOf('cod-clearance'), target: { name: 'cod-clearance' } },
      { key: 'credit', word: titleOf('credit'), target: { name: 'credit' } },
      { key: 'credit-collections', word: titleOf('credit.collections'), target: { name: 'credit.collections' } },
      { key: 'returns', word: titleOf('returns'), target: { name: 'returns' } },
      { key: 'return-collections', word: titleOf('returns.collections'), target: { name: 'returns.collections' } },
      { key: 'remittances', word: titleOf('clearance-from-mmpost'), target: { name: 'clearance-from-mmpost' } },
      { key: 'gate-collections', word: titleOf('gate-submit'), target: { name: 'gate-submit' } },
      { key: 'cod-states', word: words.codStates, target: { name: 'cod' } },
    ],
  },
  {
    key: 'cash',
    word: words.cash,
    submenu: [
      { key: 'cash-mine', word: titleOf('cash-mine'), target: { name: 'cash-mine' } },
      { key: 'cash-desk', word: titleOf('cash-desk'), target: { name: 'cash-desk' } },
      { key: 'cash-differences', word: titleOf('cash-differences'), target: { name: 'cash-differences' } },
      { key: 'cash-handovers', word: titleOf('cash'), target: { name: 'cash', params: { tab: 'active' } } },
      { key: 'expenses', word: titleOf('expense-record'), target: { name: 'expense-record' } },
      { key: 'emos', word: titleOf('emo'), target: { name: 'emo', params: { tab: 'pending' } } },
      {
        key: 'shift-handovers',
        word: titleOf('shift-handover'),
        target: { name: 'shift-handover', params: { tab: 'active' } },
      },
      { key: 'business-days', word: titleOf('business-day'), target: { name: 'business-day' } },
    ],
  },
  {
    key: 'bank',
    word: commonFieldWords.bank,
    submenu: [
      { key: 'transfers', word: titleOf('transfer'), target: { name: 'transfer' } },
      { key: 'bank-accounts', word: titleOf('bank-accounts'), target: { name: 'bank-accounts' } },
      { key: 'opening-balances', word: titleOf('opening-balances'), target: { name: 'opening-balances' } },
      { key: 'bank-statement', word: titleOf('bank-statement'), target: { name: 'bank-statement' } },
      { key: 'bank-fees', word: titleOf('bank-statement-fee'), target: { name: 'bank-statement-fee' } },
    ],
  },
  {
    key: 'agents',
    word: titleOf('agents'),
    submenu: [
      { key: 'agent-money', word: words.agentMoney, target: { name: 'agents' } },
      { key: 'agent-payouts', word: titleOf('agent-payouts'), target: { name: 'agent-payouts' } },
      {
        key: 'agent-services',
        word: titleOf('agent-services'),
        target: { name: 'agent-services', params: { tab: 'pending' } },
      },
    ],
  },
  {
    key: 'help',
    word: words.helpMenu,
    submenu: [
      { key: 'chat', word: titleOf('chat'), target: { name: 'chat' } },
      {
        key: 'support-tickets',
        word: titleOf('support-ticket'),
        target: { name: 'support-ticket', params: { tab: 'mine' } },
      },
      { key: 'feedback', word: titleOf('feedback'), target: { name: 'feedback' } },
      { key: 'messages', word: titleOf('messages'), target: { name: 'messages' } },
      { key: 'qanda', word: titleOf('qanda'), target: { name: 'qanda' } },
    ],
  },
  {
    key: 'books',
    word: words.books,
    submenu: [
      { key: 'accounts', word: titleOf('ledger.accounts'), target: { name: 'ledger.accounts' } },
      { key: 'journals', word: titleOf('ledger.journals'), target: { name: 'ledger.journals' } },
      { key: 'health', word: titleOf('ledger.health'), target: { name: 'ledger.health' } },
    ],
  },
  { key: 'operations', word: titleOf('operations'), target: { name: 'operations' } },
];

/** Every entry above Settings. */
export const sidebar: readonly SidebarEntry[] = [...source, ...work];

const queues: PageTarget = { name: 'parcels', params: { tab: 'accept' } };
const streetQueues: PageTarget = { name: 'parcels', params: { tab: 'out' } };

/** Pages used all day with a phone in the hand, in the order of the bar; More has the rest (L-01). */
export const thumb: readonly ThumbEntry[] = [
  {
    key: 'scan',
    word: words.scan,
    target: { ...queues, search: { scan: '1' } },
    street: { ...streetQueues, search: { scan: '1' } },
    needs: 'label.scan',
  },
  { key: 'labels', word: commonFieldWords.labels, target: { name: 'label', params: { tab: 'search' } } },
  { key: 'new-label', word: words.new, target: { name: 'label-create' } },
  { key: 'parcels', word: commonFieldWords.label_ids, target: queues, street: streetQueues },
];
