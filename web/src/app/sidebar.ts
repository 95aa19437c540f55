import { bareTarget, type BarePageName } from '../kernel/pages.ts';
import { titleOf } from '../kernel/page-links.ts';
import { menuWords as words } from '../shell/shell.words.ts';
import type { SidebarEntry, MenuMap, MenuTab, ThumbEntry } from '../shell/menu-map.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { laterWords } from '../ui/later.words.ts';

export const tab = (name: BarePageName, more: Omit<MenuTab, 'target'> = {}): MenuTab => ({
  target: bareTarget(name),
  ...more,
});
/** Returns an entry of one page, which has the name of the page. */
export const page = (key: string, name: BarePageName): SidebarEntry => ({
  key,
  word: titleOf(name),
  tabs: [tab(name)],
});

/** Differences belong to what was counted, and to everything that needs a decision. */
const bagDifferences = tab('mailbag-cases');
const handoverDifferences = tab('handover-cases');
const cashHandovers = tab('cash');

/**
 * Every place of the product (`menu-map.ts` explains the order). Sidebar, bottom bar, palette, page tabs and the headings of these pages follow from it. The
 * first nine are those of the source in its order, with the roles of its visibility table (2.3, section 6, A-05).
 */
export const menuMap: MenuMap = {
  source: [
    { ...page('dashboard', 'dashboard'), roles: ['owner', 'manager', 'supervisor'] },
    {
      key: 'labels',
      word: commonFieldWords.labels,
      roles: ['owner', 'manager', 'supervisor', 'staff', 'customer-service'],
      entries: [
        page('label-list', 'label'),
        page('new-label', 'label-create'),
        page('order-sheets', 'label-imports'),
        page('multi-print', 'label-multi-print'),
        { key: 'quote', word: titleOf('quote'), tabs: [tab('quote'), tab('price-exceptions')] },
      ],
    },
    { ...page('report', 'report'), ownHeading: true, roles: ['owner', 'manager', 'supervisor', 'staff'] },
    { key: 'csv', word: words.csvMenu, entries: [page('shipping-report', 'shipping-report.csv-list')] },
    { ...page('staff', 'staff'), roles: ['owner', 'manager'] },
    {
      key: 'pickup',
      word: commonWords.pickupRequest,
      named: 'office',
      tabs: [
        tab('pickup-request', { of: 'office' }),
        tab('pickup-request.mine', { of: 'street' }),
        tab('pickup-request.quarters', { of: 'office' }),
        tab('pickup-request.plans', { of: 'office' }),
      ],
    },
    {
      key: 'customer',
      word: commonFieldWords.customer,
      named: true,
      roles: ['owner', 'manager'],
      tabs: [
        tab('customer.list'),
        tab('customer.companies'),
        tab('agents'),
        tab('agent-payouts'),
        tab('agent-services'),
      ],
    },
    {
      ...page('calls', 'call-list'),
      roles: ['owner', 'manager', 'supervisor', 'staff', 'customer-service'],
    },
    {
      key: 'api',
      word: titleOf('api-integration'),
      named: true,
      roles: ['owner', 'manager', 'supervisor', 'staff', 'customer-service'],
      tabs: [
        tab('api-integration', { word: commonWords.apiKeys }),
        tab('webhooks'),
        tab('webhooks.deliveries'),
        tab('api-calls'),
        tab('api-reference'),
      ],
    },
  ],
  jobs: [
    {
      key: 'warehouse',
      word: words.warehouse,
      entries: [
        {
          key: 'receive',
          word: titleOf('label-accept'),
          tabs: [tab('label-accept'), tab('mailbag-receiver'), tab('parcels')],
        },
        {
          key: 'send',
          word: words.send,
          tabs: [tab('mailbags'), bagDifferences, tab('handover-collection'), handoverDifferences],
        },
        {
          key: 'out',
          word: commonWords.outForDelivery,
          tabs: [tab('run-sheets', { of: 'office' }), tab('run-sheet.mine')],
        },
        page('label-return', 'label-return'),
        {
          key: 'post',
          word: words.post,
          tabs: [
            tab('gate-slips'),
            tab('gate-slips.all'),
            tab('mail-post'),
            tab('mail-post.files'),
            tab('mail-post.statuses'),
            tab('mail-post.international'),
          ],
        },
        {
          key: 'problems',
          word: words.problems,
          tabs: [
            {
              target: { name: 'ageing', params: { tab: 'parcels' } },
              word: commonWords.lateParcels,
              needs: 'label.view',
            },
            tab('missing-cases'),
            bagDifferences,
            handoverDifferences,
            tab('exception-scans'),
            tab('hold-mail'),
            tab('scanner'),
          ],
        },
        { key: 'track', word: words.track, tabs: [tab('parcel-track.list'), tab('track-by-date')] },
      ],
    },
    {
      key: 'cash',
      word: titleOf('cash-desk'),
      entries: [
        {
          key: 'count',
          word: words.count,
          tabs: [
            tab('cash-desk', { of: 'office' }),
            { ...cashHandovers, of: 'office' },
            tab('cash-differences', { of: 'office' }),
          ],
        },
        { key: 'cash-mine', word: titleOf('cash-mine'), tabs: [tab('cash-mine'), { ...cashHandovers, of: 'street' }] },
        page('emos', 'emo'),
        {
          key: 'expenses',
          word: commonFieldWords.expenses,
          tabs: [tab('expense-record'), tab('expense-record.month')],
        },
        { key: 'close', word: words.close, tabs: [tab('shift-handover'), tab('business-day')] },
      ],
    },
    {
      key: 'money',
      word: words.merchantMoney,
      entries: [
        {
          key: 'ready',
          word: titleOf('cod-clearance.ready'),
          tabs: [tab('cod-clearance.ready'), tab('cod', { word: words.codStates })],
        },
        {
          key: 'payouts',
          word: titleOf('cod-clearance'),
          tabs: [tab('cod-clearance'), tab('payout-runs')],
        },
        { key: 'credit', word: titleOf('credit'), tabs: [tab('credit'), tab('credit.collections')] },
        { key: 'returns', word: titleOf('returns'), tabs: [tab('returns'), tab('returns.collections')] },
        page('remittances', 'clearance-from-mmpost'),
        page('gate-collections', 'gate-submit'),
        {
          key: 'late-cod',
          word: commonWords.lateCod,
          tabs: [{ target: { name: 'ageing', params: { tab: 'cod' } }, word: commonWords.lateCod, needs: 'cod.view' }],
        },
      ],
    },
    {
      key: 'accounts',
      word: words.accounts,
      entries: [
        {
          key: 'bank-accounts',
          word: titleOf('bank-accounts'),
          tabs: [tab('bank-accounts'), tab('opening-balances')],
        },
        {
          key: 'bank-statement',
          word: titleOf('bank-statement'),
          tabs: [tab('bank-statement'), tab('bank-statement-fee')],
        },
        {
          key: 'payment-claims',
          word: titleOf('payment-claims'),
          tabs: [
            tab('payment-claims'),
            tab('payment-claims.advances'),
            tab('payment-claims.lines'),
            tab('payment-claims.couriers'),
          ],
        },
        page('transfers', 'transfer'),
        { key: 'books', word: words.books, tabs: [tab('ledger.accounts'), tab('ledger.journals')] },
        page('health', 'ledger.health'),
      ],
    },
    {
      key: 'help',
      word: laterWords.help,
      entries: [
        page('chat', 'chat'),
        {
          key: 'support-tickets',
          word: titleOf('support-ticket'),
          tabs: [tab('support-ticket'), tab('canned-answers')],
        },
        page('feedback', 'feedback'),
        { key: 'messages', word: titleOf('messages'), tabs: [tab('messages'), tab('messages.opt-outs')] },
        page('qanda', 'qanda'),
      ],
    },
  ],
  bottom: [
    {
      key: 'office',
      word: commonWords.headOffice,
      entries: [
        page('owner-day', 'owner-day'),
        page('officers', 'officer-dashboard'),
        page('operations', 'operations'),
      ],
    },
    page('settings', 'settings'),
  ],
  firstOf: {
    accountant: 'money',
    'finance-manager': 'money',
    'deputy-finance-manager': 'money',
    'assistant-finance-manager': 'money',
    'customer-service': 'help',
    'call-center': 'help',
  },
};

/** Pages used all day with a phone in the hand, in the order of the bar; More has the rest (L-01). */
export const thumb: readonly ThumbEntry[] = [
  { key: 'run', word: words.run, target: { name: 'run-sheet.mine' }, of: 'street' },
  { key: 'pickup', word: titleOf('pickup-request.mine'), target: { name: 'pickup-request.mine' }, of: 'street' },
  {
    key: 'scan',
    word: words.scan,
    target: { name: 'parcels', params: { tab: 'out' }, search: { scan: '1' } },
    of: 'street',
    needs: 'label.scan',
  },
  { key: 'cash', word: words.cash, target: { name: 'cash-mine' }, of: 'street' },
  {
    key: 'scan',
    word: words.scan,
    target: { name: 'parcels', params: { tab: 'accept' }, search: { scan: '1' } },
    of: 'office',
    needs: 'label.scan',
  },
  { key: 'labels', word: commonFieldWords.labels, target: { name: 'label', params: { tab: 'search' } } },
  { key: 'new-label', word: words.new, target: { name: 'label-create' } },
  {
    key: 'parcels',
    word: commonFieldWords.parcels,
    target: { name: 'parcels', params: { tab: 'accept' } },
    of: 'office',
  },
];
