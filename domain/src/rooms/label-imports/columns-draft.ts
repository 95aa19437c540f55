import { countsItems, headWords, isNumberHead, namesNobody, personHead, weightUnit } from './head-parts.ts';
import { joinedWith, type SheetField } from './sheet-fields.ts';

/** How a column got its meaning: an earlier answer, its heading, a word in its heading; or that it names the sender of a merchant's own sheet. */
export type ColumnReason = 'remembered' | 'named' | 'likely' | 'sender_fixed';
/** Why a person must confirm the meaning of a column before labels are made. */
export const columnDoubts = [
  'other_party',
  'several_amounts',
  'total_amount',
  'weight_unit',
  'hidden_column',
  'holds_amounts',
] as const;
export type ColumnDoubt = (typeof columnDoubts)[number];

export const isDoubt = (reason: ColumnReason | ColumnDoubt | null): reason is ColumnDoubt =>
  (columnDoubts as readonly (string | null)[]).includes(reason);

/** The columns as far as they are understood. */
export class ColumnsDraft {
  readonly columns: (SheetField | null)[];
  /** How each column got its meaning; a doubt, which a person must answer, stays. */
  readonly reasons: (ColumnReason | ColumnDoubt | null)[];
  /** Reason of the columns that are settled next. */
  step: ColumnReason = 'named';
  readonly #settled = new Set<number>();
  constructor(
    readonly heads: readonly string[],
    readonly cells: readonly (readonly string[])[] | undefined,
  ) {
    this.columns = heads.map(() => null);
    this.reasons = heads.map(() => null);
  }
  isOpen = (at: number) => !this.#settled.has(at);
  texts = (at: number) => (this.cells?.[at] ?? []).filter((text) => text.trim() !== '');
  isFilled = (at: number) => this.cells === undefined || this.texts(at).length > 0;
  isTaken = (field: SheetField) => this.columns.includes(field);
  settle(at: number, field: SheetField | null): void {
    if (field !== null && this.isTaken(field) && joinedWith[field] === undefined) return;
    this.#settled.add(at);
    this.columns[at] = field;
    if (field !== null) this.reasons[at] ??= this.step;
  }
  doubt(at: number, why: ColumnDoubt): void {
    this.reasons[at] = why;
  }
  /** Takes a field that no column has; an empty column is left for later ones. */
  take(at: number, field: SheetField | null | undefined): void {
    if (field === undefined || !this.isOpen(at)) return;
    if (field === null) return this.settle(at, null);
    if (this.isTaken(field) || !this.isFilled(at)) return;
    if (this.isNobody(at) && peopleFields.has(field) && !(field === 'destination_name' && !this.hasOtherName(at)))
      return;
    if (field === 'item_name' && isNumberHead(this.heads[at] ?? '')) return;
    if (field === 'item_name' && this.texts(at).length > 0 && this.texts(at).every((text) => /^#?\d+$/.test(text)))
      return;
    if (field === 'pieces' && (this.isMarket() || countsItems(this.heads[at] ?? ''))) return;
    if (field === 'weight' && weightUnit(this.heads[at] ?? '') === null && this.looksHeavy(at))
      this.doubt(at, 'weight_unit');
    this.settle(at, field);
  }
  /** Takes a column without texts, whose cells may be marked, for a field that no other column has. */
  takeEmpty(at: number, field: SheetField | null): void {
    if (field !== null && this.isOpen(at) && !this.isFilled(at)) this.settle(at, field);
  }
  /** Returns whether most texts are ids or user names. */
  isNobody = (at: number) => {
    const texts = this.texts(at);
    return texts.length > 0 && texts.filter(namesNobody).length * 2 > texts.length;
  };
  /** Weights without a unit that would be heavy in kg: they may be grams or ounces. */
  looksHeavy = (at: number) => {
    const texts = this.texts(at).map(Number);
    return texts.length > 0 && texts.filter((weight) => weight >= heavy).length * 2 > texts.length;
  };
  /** Order numbers and addresses of mail are no names; short names with a digit may be, when the sheet has no others. */
  hasOtherName = (at: number) =>
    this.texts(at).some((text) => /^#|^\d+$|@/.test(text.trim())) ||
    this.heads.some(
      (head, other) =>
        other !== at && personHead(head)?.thing === 'name' && this.isFilled(other) && !this.isNobody(other),
    );
  /** A marketplace counts the items of an order, not its parcels. */
  isMarket = () => this.heads.some((head) => headWords(head).some((word) => marketWords.has(word)));
}
const heavy = 10;
const marketWords = new Set(['sku', 'lineitem', 'variation', 'title', 'product']);
const peopleFields: ReadonlySet<SheetField> = new Set(['destination_name', 'source_name']);
