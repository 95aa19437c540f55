import type { PageTarget } from '../kernel/pages.ts';
import { agentPayoutMessages } from '../rooms/agent-payouts/agent-payouts.messages.ts';
import { agentServiceMessages } from '../rooms/agent-services/agent-services.messages.ts';
import { ageingMessages } from '../rooms/ageing/ageing.messages.ts';
import { expenseMessages } from '../rooms/expenses/expenses.messages.ts';
import { bankAccountMessages } from '../rooms/bank-accounts/bank-accounts.messages.ts';
import { bankLineMessages } from '../rooms/bank-lines/bank-lines.messages.ts';
import { transferMessages } from '../rooms/transfers/transfers.messages.ts';
import { clearanceMessages } from '../rooms/clearances/clearances.messages.ts';
import { codMessages } from '../rooms/cod/cod.messages.ts';
import { emoMessages } from '../rooms/emos/emos.messages.ts';
import { handoverMessages } from '../rooms/handovers/handovers.messages.ts';
import { holdMailMessages } from '../rooms/hold-mails/hold-mails.messages.ts';
import { gateCollectionMessages } from '../rooms/gate-collections/gate-collections.messages.ts';
import { gateSlipMessages } from '../rooms/gate-slips/gate-slips.messages.ts';
import { remittanceMessages } from '../rooms/remittances/remittances.messages.ts';
import { mailPostMessages } from '../rooms/mail-post/mail-post.messages.ts';
import { handoverCollectionMessages } from '../rooms/handover-collections/handover-collections.messages.ts';
import { operationsMessages } from '../rooms/operations/operations.messages.ts';
import { officerDashboardMessages } from '../rooms/officer-dashboard/officer-dashboard.messages.ts';
import { ownerDayMessages } from '../rooms/owner-days/owner-days.messages.ts';
import { openingBalanceMessages } from '../rooms/opening-balances/opening-balances.messages.ts';
import { missingCaseMessages } from '../rooms/missing-cases/missing-cases.messages.ts';
import { mailbagMessages } from '../rooms/mailbags/mailbags.messages.ts';
import { runSheetMessages } from '../rooms/run-sheets/run-sheets.messages.ts';
import { supportTicketMessages } from '../rooms/support-tickets/support-tickets.messages.ts';
import { chatMessages } from '../rooms/chats/chats.messages.ts';
import { messageMessages } from '../rooms/messages/messages.messages.ts';
import { feedbackMessages } from '../rooms/feedbacks/feedbacks.messages.ts';
import { qandaMessages } from '../rooms/qandas/qandas.messages.ts';
import { ledgerMessages } from '../rooms/ledger/ledger.messages.ts';
import { businessDayMessages } from '../rooms/business-days/business-days.messages.ts';
import { shiftHandoverMessages } from '../rooms/shift-handovers/shift-handovers.messages.ts';
import { priceExceptionMessages } from '../rooms/price-exceptions/price-exceptions.messages.ts';
import { printMessages } from '../rooms/prints/prints.messages.ts';
import { deskMessages } from '../rooms/tracking/desk.messages.ts';
import { webhookMessages } from '../rooms/webhooks/webhooks.messages.ts';
import { sidebarWords as words } from '../shell/shell.messages.ts';
import type { SidebarEntry, ThumbEntry } from '../shell/visible-sidebar.ts';

/** The sidebar of the source in its order, with the roles of its visibility table (2.3, section 6, A-05). */
const source: readonly SidebarEntry[] = [
  { key: 'dashboard', word: words.dashboard, roles: ['owner', 'manager', 'supervisor'], target: { name: 'dashboard' } },
  {
    key: 'labels',
    word: words.labels,
    roles: ['owner', 'manager', 'supervisor', 'staff', 'customer-service'],
    submenu: [
      { key: 'label-list', word: words.labelList, target: { name: 'label', params: { tab: 'search' } } },
      { key: 'new-label', word: words.newLabel, target: { name: 'label-create' } },
      { key: 'order-sheets', word: words.orderSheets, target: { name: 'label-imports' } },
      { key: 'multi-print', word: printMessages.many, target: { name: 'label-multi-print' } },
      { key: 'quote', word: words.quote, target: { name: 'quote' } },
    ],
  },
  {
    key: 'report',
    word: words.report,
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
    word: words.staff,
    roles: ['owner', 'manager'],
    target: { name: 'staff', params: { tab: 'active' } },
  },
  {
    key: 'pickup',
    word: words.pickupRequest,
    target: { name: 'pickup-request' },
    street: { name: 'pickup-request.mine' },
  },
  { key: 'customer', word: words.customer, roles: ['owner', 'manager'], target: { name: 'customer.list' } },
  {
    key: 'calls',
    word: words.callLog,
    roles: ['owner', 'manager', 'supervisor', 'staff', 'customer-service'],
    target: { name: 'call-list', params: { tab: 'pending' } },
  },
  {
    key: 'api',
    word: words.apiIntegration,
    roles: ['owner', 'manager', 'supervisor', 'staff', 'customer-service'],
    target: { name: 'api-integration' },
  },
];

/** The work of the floor and of the cash desk, below the source's entries: whoever may open a page sees it. */
const work: readonly SidebarEntry[] = [
  { key: 'price-exceptions', word: priceExceptionMessages.list, target: { name: 'price-exceptions' } },
  // Below the keys, whose pages it belongs to.
  { key: 'webhooks', word: webhookMessages.list, target: { name: 'webhooks' } },
  { key: 'owner-day', word: ownerDayMessages.title, target: { name: 'owner-day' } },
  { key: 'officers', word: officerDashboardMessages.title, target: { name: 'officer-dashboard' } },
  {
    key: 'parcels',
    word: words.parcels,
    submenu: [
      {
        key: 'queues',
        word: words.queues,
        target: { name: 'parcels', params: { tab: 'accept' } },
        street: { name: 'parcels', params: { tab: 'out' } },
      },
      { key: 'label-accept', word: deskMessages.accept, target: { name: 'label-accept' } },
      { key: 'label-return', word: deskMessages.return, target: { name: 'label-return' } },
      { key: 'ageing', word: ageingMessages.board, target: { name: 'ageing', params: { tab: 'parcels' } } },
      { key: 'track', word: words.track, target: { name: 'parcel-track.list' } },
      { key: 'track-by-date', word: words.trackByDate, target: { name: 'track-by-date' } },
      { key: 'holds', word: holdMailMessages.list, target: { name: 'hold-mail', params: { tab: 'held' } } },
      { key: 'missing', word: missingCaseMessages.list, target: { name: 'missing-cases', params: { tab: 'open' } } },
      { key: 'exceptions', word: words.exceptions, target: { name: 'exception-scans', params: { tab: 'open' } } },
    ],
  },
  {
    key: 'runs',
    word: runSheetMessages.list,
    target: { name: 'run-sheets', params: { tab: 'active' } },
    street: { name: 'run-sheet.mine' },
  },
  {
    key: 'handed',
    word: handoverCollectionMessages.list,
    submenu: [
      {
        key: 'handed-list',
        word: handoverCollectionMessages.list,
        target: { name: 'handover-collection', params: { tab: 'active' } },
      },
      {
        key: 'handed-cases',
        word: handoverCollectionMessages.cases,
        target: { name: 'handover-cases', params: { tab: 'open' } },
      },
    ],
  },
  {
    key: 'bags',
    word: mailbagMessages.list,
    submenu: [
      { key: 'bag-list', word: mailbagMessages.list, target: { name: 'mailbags', params: { tab: 'open' } } },
      { key: 'bag-receiver', word: mailbagMessages.receiver, target: { name: 'mailbag-receiver' } },
      { key: 'bag-cases', word: mailbagMessages.cases, target: { name: 'mailbag-cases', params: { tab: 'open' } } },
    ],
  },
  {
    key: 'carriers',
    word: words.carriers,
    submenu: [
      { key: 'mail-post', word: mailPostMessages.list, target: { name: 'mail-post', params: { tab: 'with_post' } } },
      { key: 'international', word: mailPostMessages.international, target: { name: 'mail-post.international' } },
      { key: 'gates', word: gateSlipMessages.list, target: { name: 'gate-slips', params: { tab: 'with_gate' } } },
    ],
  },
  {
    key: 'cod',
    word: codMessages.list,
    submenu: [
      { key: 'cod-ready', word: clearanceMessages.ready, target: { name: 'cod-clearance.ready' } },
      { key: 'cod-clearance', word: clearanceMessages.list, target: { name: 'cod-clearance' } },
      { key: 'credit', word: clearanceMessages.credit, target: { name: 'credit' } },
      { key: 'credit-collections', word: clearanceMessages.creditCollections, target: { name: 'credit.collections' } },
      { key: 'returns', word: clearanceMessages.returns, target: { name: 'returns' } },
      { key: 'return-collections', word: clearanceMessages.returnCollections, target: { name: 'returns.collections' } },
      { key: 'remittances', word: remittanceMessages.list, target: { name: 'clearance-from-mmpost' } },
      { key: 'gate-collections', word: gateCollectionMessages.list, target: { name: 'gate-submit' } },
      { key: 'cod-states', word: codMessages.states, target: { name: 'cod' } },
    ],
  },
  {
    key: 'cash',
    word: words.cash,
    submenu: [
      { key: 'cash-mine', word: handoverMessages.mine, target: { name: 'cash-mine' } },
      { key: 'cash-desk', word: handoverMessages.desk, target: { name: 'cash-desk' } },
      { key: 'cash-differences', word: handoverMessages.differences, target: { name: 'cash-differences' } },
      { key: 'cash-handovers', word: handoverMessages.list, target: { name: 'cash', params: { tab: 'active' } } },
      { key: 'expenses', word: expenseMessages.list, target: { name: 'expense-record' } },
      { key: 'emos', word: emoMessages.list, target: { name: 'emo', params: { tab: 'pending' } } },
      {
        key: 'shift-handovers',
        word: shiftHandoverMessages.list,
        target: { name: 'shift-handover', params: { tab: 'active' } },
      },
      { key: 'business-days', word: businessDayMessages.list, target: { name: 'business-day' } },
    ],
  },
  {
    key: 'bank',
    word: words.bank,
    submenu: [
      { key: 'transfers', word: transferMessages.list, target: { name: 'transfer' } },
      { key: 'bank-accounts', word: bankAccountMessages.list, target: { name: 'bank-accounts' } },
      { key: 'opening-balances', word: openingBalanceMessages.list, target: { name: 'opening-balances' } },
      { key: 'bank-statement', word: bankLineMessages.list, target: { name: 'bank-statement' } },
      { key: 'bank-fees', word: bankLineMessages.fees, target: { name: 'bank-statement-fee' } },
    ],
  },
  {
    key: 'agents',
    word: agentServiceMessages.agents,
    submenu: [
      { key: 'agent-money', word: agentServiceMessages.money, target: { name: 'agents' } },
      { key: 'agent-payouts', word: agentPayoutMessages.list, target: { name: 'agent-payouts' } },
      {
        key: 'agent-services',
        word: agentServiceMessages.list,
        target: { name: 'agent-services', params: { tab: 'pending' } },
      },
    ],
  },
  {
    key: 'help',
    word: words.helpMenu,
    submenu: [
      { key: 'chat', word: chatMessages.list, target: { name: 'chat' } },
      {
        key: 'support-tickets',
        word: supportTicketMessages.list,
        target: { name: 'support-ticket', params: { tab: 'mine' } },
      },
      { key: 'feedback', word: feedbackMessages.list, target: { name: 'feedback' } },
      { key: 'messages', word: messageMessages.list, target: { name: 'messages' } },
      { key: 'qanda', word: qandaMessages.list, target: { name: 'qanda' } },
    ],
  },
  {
    key: 'books',
    word: words.books,
    submenu: [
      { key: 'accounts', word: ledgerMessages.accounts, target: { name: 'ledger.accounts' } },
      { key: 'journals', word: ledgerMessages.journals, target: { name: 'ledger.journals' } },
      { key: 'health', word: ledgerMessages.health, target: { name: 'ledger.health' } },
    ],
  },
  { key: 'operations', word: operationsMessages.title, target: { name: 'operations' } },
];

/** Every entry above Settings. */
export const sidebar: readonly SidebarEntry[] = [...source, ...work];

const queues: PageTarget = { name: 'parcels', params: { tab: 'accept' } };
const streetQueues: PageTarget = { name: 'parcels', params: { tab: 'out' } };

/** What is done with a phone in the hand all day, in the order of the bar; More has the rest (L-01). */
export const thumb: readonly ThumbEntry[] = [
  {
    key: 'scan',
    word: words.scan,
    target: { ...queues, search: { scan: '1' } },
    street: { ...streetQueues, search: { scan: '1' } },
    needs: 'label.scan',
  },
  { key: 'labels', word: words.labels, target: { name: 'label', params: { tab: 'search' } } },
  { key: 'new-label', word: words.new, target: { name: 'label-create' } },
  { key: 'parcels', word: words.parcels, target: queues, street: streetQueues },
];
