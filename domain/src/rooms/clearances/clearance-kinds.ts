import { numberedAs } from '../ledger/document-number.ts';
import { can, type Viewer } from '../../kernel/access.ts';
import type { Permission } from '../../kernel/permissions.ts';
import { itemRoleNames, owedRoles, type ItemRole, type OpenItem } from '../ledger/open-items.ts';

interface KindRow {
  /** Letters of its document number. */
  readonly letters: string;
  /** Roles of the open items on it. */
  readonly gathers: readonly ItemRole[];
  /** Roles whose parcels the maker selects; the others are added automatically. */
  readonly chosen: readonly ItemRole[];
  /** Includes only items that the merchant agreed to have deducted from COD. */
  readonly netted: boolean;
  /** Usual direction of the money: paid to the merchant, or received from them. */
  readonly flow: 'out' | 'in';
  /**
   * The unpaid rest: carried over to the merchant's next document, which completes this one; or kept on this one for further payments, which settle the
   * oldest line first.
   */
  readonly rest: 'carried' | 'stays';
  /** Parcels are handed to the merchant on it, and their cost becomes a line. It can be made before there are any. */
  readonly hands: boolean;
  /** Permissions to see documents of the kind; one is enough. */
  readonly seenWith: readonly Permission[];
  /** Permissions to make one; one is enough. */
  readonly madeWith: readonly Permission[];
}

const money = { seenWith: ['cod.view'], madeWith: ['cod.clear'] } as const;
/** Users who hand parcels over at a counter work only with these documents. */
const overTheCounter = {
  seenWith: [...money.seenWith, 'cod.give_back'],
  madeWith: [...money.madeWith, 'cod.give_back'],
} as const;

/**
 * Kinds of the clearance document: items, netting and direction of the money. All else, from making to printing, is the same. A new kind needs a row
 * here, its words (`clearanceKindWords`) and its pages (`clearance-pages.ts` of the web). Source: decisions 4.2, 15.
 */
const clearanceKinds = {
  cod: {
    letters: 'CLR',
    gathers: itemRoleNames,
    chosen: ['cod'],
    netted: true,
    flow: 'out',
    rest: 'carried',
    hands: false,
    ...money,
  },
  return: {
    letters: 'RTN',
    gathers: ['return'],
    chosen: ['return'],
    netted: false,
    flow: 'in',
    rest: 'stays',
    hands: true,
    ...overTheCounter,
  },
  credit: {
    letters: 'CRD',
    gathers: [...owedRoles, 'carried'],
    chosen: owedRoles,
    netted: false,
    flow: 'in',
    rest: 'stays',
    hands: false,
    ...money,
  },
} as const satisfies Record<string, KindRow>;
export type ClearanceKind = keyof typeof clearanceKinds;
export const clearanceKindNames = Object.keys(clearanceKinds) as ClearanceKind[];
/** Default kind of a document. */
export const usualKind: ClearanceKind = 'cod';

/** Returns the row of a kind, in the table's common type. */
export function rowOfKind(kind: ClearanceKind): KindRow {
  return clearanceKinds[kind];
}

/** Returns the kinds of documents that the viewer may see. */
export function kindsSeenBy(viewer: Viewer): ClearanceKind[] {
  return clearanceKindNames.filter((kind) => rowOfKind(kind).seenWith.some((permission) => can(viewer, permission)));
}

/** Returns whether the viewer may make a document of this kind. */
export function mayMake(viewer: Viewer, kind: ClearanceKind): boolean {
  return rowOfKind(kind).madeWith.some((permission) => can(viewer, permission));
}

/** Kinds that collect money from the merchant. */
export const collectingKinds: readonly ClearanceKind[] = clearanceKindNames.filter(
  (kind) => rowOfKind(kind).flow === 'in',
);

/**
 * Returns whether this open item belongs on the kind. A carried-over amount belongs on a collecting document only where the merchant owes it.
 *
 * @example gathers('credit', { role: 'carried', net: -3_000 }) // true
 */
export function gathers(kind: ClearanceKind, { role, net }: Pick<OpenItem, 'role' | 'net'>): boolean {
  const { gathers: roles, flow } = rowOfKind(kind);
  return roles.includes(role) && (flow === 'out' || owedRoles.includes(role) || net < 0);
}

/** Returns the kind of a document number. @example kindOfNumber('CRD-26-000007') === 'credit' */
export function kindOfNumber(number: string): ClearanceKind {
  return clearanceKindNames.find((kind) => number.startsWith(clearanceKinds[kind].letters)) ?? usualKind;
}

/** Returns an amount as shown: a collecting document shows what it takes in as positive. Whole kyat. @example shownAs('credit', -2_500) === 2_500 */
export function shownAs(kind: ClearanceKind, amount: number): number {
  return rowOfKind(kind).flow === 'in' ? 0 - amount : amount;
}

/**
 * Returns the number of a document by kind; gapless within the year.
 *
 * @example documentNumber('cod', 2026, 123) === 'CLR-26-000123'
 */
export function documentNumber(kind: ClearanceKind, year: number, serial: number): string {
  return numberedAs(clearanceKinds[kind].letters, year, serial);
}
