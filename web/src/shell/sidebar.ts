import type { Word } from '@waybill/domain/kernel/words.ts';
import type { Viewer } from '@waybill/domain/rooms/roles/access.ts';
import { isSuperRole, worksOnTheStreet, type RoleSlug } from '@waybill/domain/rooms/roles/roles.ts';
import { findPage, mayOpen, standsAlone, type PageRow, type PageTarget } from '../kernel/pages.ts';
import { clearanceMessages } from '../rooms/clearances/clearances.messages.ts';
import { codMessages } from '../rooms/cod/cod.messages.ts';
import { handoverMessages } from '../rooms/handovers/handovers.messages.ts';
import { ledgerMessages } from '../rooms/ledger/ledger.messages.ts';
import { printMessages } from '../rooms/prints/prints.messages.ts';
import { sidebarWords as words } from './shell.messages.ts';

export interface SidebarEntry {
  /** Picks the picture. */
  readonly key: string;
  readonly word: Word;
  /** Which of the roles that the source names see it; no list, no restriction. */
  readonly roles?: readonly RoleSlug[];
  readonly target?: PageTarget;
  readonly submenu?: readonly SidebarLink[];
}

export interface SidebarLink {
  readonly key: string;
  readonly word: Word;
  readonly target: PageTarget;
  /** Where it leads those who work on the street. */
  readonly street?: PageTarget;
}

/** The roles that the source's table speaks of. Of all others it says nothing, so only the route check decides. */
const namedRoles: readonly RoleSlug[] = ['owner', 'manager', 'supervisor', 'staff', 'customer-service'];

/** The sidebar of the source in its order, with the roles of its visibility table (2.3, section 6, A-05). */
export const sidebar: readonly SidebarEntry[] = [
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
  { key: 'pickup', word: words.pickupRequest, target: { name: 'pickup-request' } },
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
    target: { name: 'apiIntegration' },
  },
];

/** The work of the floor and of the cash desk, below the source's entries: whoever may open a page sees it. */
const work: readonly SidebarEntry[] = [
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
      { key: 'track', word: words.track, target: { name: 'parcel-track.list' } },
      { key: 'track-by-date', word: words.trackByDate, target: { name: 'track-by-date' } },
      { key: 'exceptions', word: words.exceptions, target: { name: 'exception-scans', params: { tab: 'open' } } },
    ],
  },
  {
    key: 'cod',
    word: codMessages.list,
    submenu: [
      { key: 'cod-ready', word: clearanceMessages.ready, target: { name: 'cod-clearance.ready' } },
      { key: 'cod-clearance', word: clearanceMessages.list, target: { name: 'cod-clearance' } },
      { key: 'cod-states', word: codMessages.states, target: { name: 'cod' } },
    ],
  },
  {
    key: 'cash',
    word: words.cash,
    submenu: [
      { key: 'cash-mine', word: handoverMessages.mine, target: { name: 'cash-mine' } },
      { key: 'cash-desk', word: handoverMessages.desk, target: { name: 'cash-desk' } },
      { key: 'cash-handovers', word: handoverMessages.list, target: { name: 'cash', params: { tab: 'active' } } },
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
];

/**
 * What one person sees of the sidebar: the source's roles first, then the route check. A page that does not exist is not shown, nor is a
 * submenu without entries.
 */
export function visibleSidebar(viewer: Viewer, pages: readonly PageRow[]): SidebarEntry[] {
  const opens = ({ name }: PageTarget) => {
    const page = findPage(pages, name);
    return page !== undefined && mayOpen(page, viewer);
  };
  return [...sidebar, ...work].flatMap((entry) => {
    if (!isForRole(entry, viewer.role)) return [];
    if (entry.target) return opens(entry.target) ? [entry] : [];
    const submenu = (entry.submenu ?? [])
      .filter(({ target }) => opens(target))
      .map((link) => (link.street && worksOnTheStreet(viewer.level) ? { ...link, target: link.street } : link));
    return submenu.length > 0 ? [{ ...entry, submenu }] : [];
  });
}

function isForRole({ roles }: SidebarEntry, role: string): boolean {
  if (roles === undefined || isSuperRole(role) || !(namedRoles as readonly string[]).includes(role)) return true;
  return (roles as readonly string[]).includes(role);
}

/** The pages of settings this person may open: one entry below the source's, so that none of it is out of reach. */
export function settingsLinks(viewer: Viewer, pages: readonly PageRow[]): SidebarLink[] {
  return pages
    .filter((page) => page.settings === true && standsAlone(page) && mayOpen(page, viewer))
    .map((page) => ({ key: page.name, word: page.title, target: { name: page.name } }));
}
