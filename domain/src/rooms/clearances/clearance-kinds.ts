import { numberedAs } from '../ledger/document-number.ts';
import { can, type Viewer } from '../roles/access.ts';
import type { Permission } from '../roles/permissions.ts';
import { itemRoleNames, owedRoles, type ItemRole, type OpenItem } from '../ledger/open-items.ts';

interface KindRow {
  /** The letters of its number. */
  readonly letters: string;
  /** The open items it is made of. */
  readonly gathers: readonly ItemRole[];
  /** Those among them that its maker ticks parcel by parcel; the others come along by themselves. */
  readonly chosen: readonly ItemRole[];
  /** Only what the merchant has agreed to have taken off their COD goes onto it. */
  readonly netted: boolean;
  /** Which way its money goes as a rule: paid out to the merchant, or received from them. */
  readonly flow: 'out' | 'in';
  /**
   * What a payment leaves over: carried onto the merchant's next document, and this one is complete; or it stays on this one, which further payments
   * settle, the oldest line first.
   */
  readonly rest: 'carried' | 'stays';
  /** Parcels are handed over to the merchant on it, and what they cost becomes a line of it. It may be made before there is any. */
  readonly hands: boolean;
  /** Any of these lets somebody see documents of the kind. */
  readonly seenWith: readonly Permission[];
  /** Any of these lets somebody make one. */
  readonly madeWith: readonly Permission[];
}

const money = { seenWith: ['cod.view'], madeWith: ['cod.clear'] } as const;
/** Whoever hands parcels over at a counter works with these documents, and with no others. */
const overTheCounter = {
  seenWith: [...money.seenWith, 'cod.give_back'],
  madeWith: [...money.madeWith, 'cod.give_back'],
} as const;

/**
 * The kinds of one document: what each gathers, how it nets and where its money goes. Everything else, from making it to its print, is the same for
 * all. A new kind is a row here, its words (`clearanceKindWords`) and its pages (`clearance-pages.ts` of the web).
 *
 * Source: decisions 4.2, 15.
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
/** What a document is unless its maker says otherwise. */
export const usualKind: ClearanceKind = 'cod';

/** The row of a kind, as a value of the table's own type. */
export function rowOfKind(kind: ClearanceKind): KindRow {
  return clearanceKinds[kind];
}

/** Documents of which kinds somebody may see. */
export function kindsSeenBy(viewer: Viewer): ClearanceKind[] {
  return clearanceKindNames.filter((kind) => rowOfKind(kind).seenWith.some((permission) => can(viewer, permission)));
}

/** May somebody make a document of this kind? */
export function mayMake(viewer: Viewer, kind: ClearanceKind): boolean {
  return rowOfKind(kind).madeWith.some((permission) => can(viewer, permission));
}

/** The kinds whose money comes in from the merchant. */
export const collectingKinds: readonly ClearanceKind[] = clearanceKindNames.filter(
  (kind) => rowOfKind(kind).flow === 'in',
);

/**
 * Is this open item of the kind at all? What is carried from earlier goes onto a document that collects only where the merchant owes it.
 *
 * @example gathers('credit', { role: 'carried', net: -3_000 }) // true
 */
export function gathers(kind: ClearanceKind, { role, net }: Pick<OpenItem, 'role' | 'net'>): boolean {
  const { gathers: roles, flow } = rowOfKind(kind);
  return roles.includes(role) && (flow === 'out' || owedRoles.includes(role) || net < 0);
}

/** Of which kind is the document with this number? @example kindOfNumber('CRD-26-000007') === 'credit' */
export function kindOfNumber(number: string): ClearanceKind {
  return clearanceKindNames.find((kind) => number.startsWith(clearanceKinds[kind].letters)) ?? usualKind;
}

/** How an amount of a document is shown: what a collecting one comes to is what it takes in. Whole kyat. @example shownAs('credit', -2_500) === 2_500 */
export function shownAs(kind: ClearanceKind, amount: number): number {
  return rowOfKind(kind).flow === 'in' ? 0 - amount : amount;
}

/**
 * The number of a document, by its kind; without a gap within the year.
 *
 * @example documentNumber('cod', 2026, 123) === 'CLR-26-000123'
 */
export function documentNumber(kind: ClearanceKind, year: number, serial: number): string {
  return numberedAs(clearanceKinds[kind].letters, year, serial);
}
