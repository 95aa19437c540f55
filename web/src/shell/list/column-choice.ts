import type { ListDefinition } from '@waybill/contract/kernel/list.ts';
import { visibleColumns, type ColumnChoice } from '../../ui/table/columns.ts';
import { mendWidths } from '../../ui/table/widths.ts';

/** Returns the default columns of a list: all but its extra ones, in the order of the definition. */
export function standardChoice(definition: ListDefinition): ColumnChoice {
  return {
    order: definition.columns.map((column) => column.key),
    hidden: definition.columns.filter((column) => column.extra).map((column) => column.key),
  };
}

/** Returns the choice that shows exactly these columns in this order, with the given widths; the main column is never hidden, because it opens the row. */
export function choiceOf(
  definition: ListDefinition,
  shown: readonly string[] | undefined,
  widths?: unknown,
): ColumnChoice {
  if (shown === undefined || shown.length === 0) return wide(definition, standardChoice(definition), widths);
  const keys = definition.columns.map((column) => column.key as string);
  const main = definition.columns.find((column) => column.main)?.key;
  const order = shown.filter((key, at) => keys.includes(key) && shown.indexOf(key) === at);
  const withMain = main === undefined || order.includes(main) ? order : [main, ...order];
  return wide(
    definition,
    {
      order: [...withMain, ...keys.filter((key) => !withMain.includes(key))],
      hidden: keys.filter((key) => !withMain.includes(key)),
    },
    widths,
  );
}

/** Returns the choice with its stored widths. */
function wide(definition: ListDefinition, choice: ColumnChoice, kept: unknown): ColumnChoice {
  const widths = mendWidths(
    kept,
    definition.columns.map((column) => column.key),
  );
  return Object.keys(widths).length === 0 ? choice : { ...choice, widths };
}

/** Returns the keys of the visible columns, in order: stored in views and used by exports. */
export function shownKeys(definition: ListDefinition, choice: ColumnChoice): string[] {
  return visibleColumns(definition.columns, choice).map((column) => column.key);
}

/** Cleans a stored choice: removed columns are dropped, new ones come last, hidden when they are extra. */
export function mendChoice(definition: ListDefinition, stored: unknown): ColumnChoice {
  const standard = standardChoice(definition);
  if (typeof stored !== 'object' || stored === null) return standard;
  const { order, hidden, widths } = stored as { order?: unknown; hidden?: unknown; widths?: unknown };
  if (!isTexts(order) || !isTexts(hidden)) return standard;
  const known = new Set(standard.order);
  const kept = order.filter((key) => known.has(key));
  const fresh = standard.order.filter((key) => !kept.includes(key));
  const main = definition.columns.find((column) => column.main)?.key as string | undefined;
  return wide(
    definition,
    {
      order: [...kept, ...fresh],
      hidden: [
        ...hidden.filter((key) => kept.includes(key) && key !== main),
        ...standard.hidden.filter((key) => fresh.includes(key)),
      ],
    },
    widths,
  );
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
