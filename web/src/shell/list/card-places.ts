import type { Column, ColumnKind } from '@waybill/contract/kernel/list.ts';
import type { CardPlace } from '../../ui/table/columns.ts';

/** The second line of a card: how many columns of which kinds, in the order of the list. */
const briefs: readonly { readonly kinds: readonly ColumnKind[]; readonly most: number }[] = [
  { kinds: ['text', 'named', 'names', 'phones'], most: 2 },
  { kinds: ['kyat'], most: 1 },
  { kinds: ['instant', 'date'], most: 1 },
];

/** Returns the amount that decides: the marked one of a list, otherwise its first. */
export function figureOf(columns: readonly Column[]): Column | undefined {
  const amounts = columns.filter(({ kind }) => kind === 'kyat');
  return amounts.find(({ figure }) => figure) ?? amounts[0];
}

/**
 * Returns the place of each column on the two lines of a phone's card: the main column and the first state, then names, an amount and an age. What was promised
 * comes before other dates. Columns without a place are shown after a press.
 *
 * @example cardPlaces([{ key: 'code', main: true, … }, { key: 'status', kind: 'state', … }]) // code: title, status: state
 */
export function cardPlaces(columns: readonly Column[]): ReadonlyMap<string, CardPlace> {
  const main = columns.find((column) => column.main);
  const state = columns.find((column) => column !== main && column.kind === 'state');
  const others = columns.filter((column) => column !== main && column !== state);
  const promised = others.find((column) => column.promise !== undefined);
  const chosen = others.filter(({ brief }) => brief);
  const brief =
    chosen.length > 0
      ? chosen
      : briefs.flatMap(({ kinds, most }) => {
          if (kinds.includes('date') && promised) return [promised];
          if (kinds.includes('kyat')) return figureOf(others) ?? [];
          return others.filter(({ kind }) => kinds.includes(kind)).slice(0, most);
        });
  return new Map<string, CardPlace>([
    ...brief.map(({ key }) => [key, 'brief'] as const),
    ...(state ? [[state.key, 'state'] as const] : []),
    ...(main ? [[main.key, 'title'] as const] : []),
  ]);
}
