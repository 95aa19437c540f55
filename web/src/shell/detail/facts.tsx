import type { ComponentType, ReactNode } from 'react';
import type { CellRow } from '@waybill/contract/kernel/cell-text.ts';
import type { Column } from '@waybill/contract/kernel/list.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import type { Say } from '../../kernel/i18n.tsx';
import { Cell } from '../cells.tsx';
import type { Pair } from './Pairs.tsx';
import type { OpenRecord } from './record-page.tsx';

/** A fact that is more than a cell: null where there is nothing to tell. */
export interface DrawnFact<Data> {
  readonly key: string;
  readonly word: Word;
  readonly value: (data: Data, reader: { readonly say: Say; readonly locale: Locale }) => ReactNode;
}

/** One fact of a record: the key of a column of its list, a column that its list has not, or what the room draws. */
export type Fact<Data, Key extends string = never> = (Key & keyof Data) | Column<keyof Data & string> | DrawnFact<Data>;

/** A titled part of a record's page: facts, or what the room draws. */
export interface PagePart<Data, Key extends string = never> {
  readonly key: string;
  readonly title: Word;
  readonly facts?: readonly Fact<Data, Key>[];
  /** Facts without a value are shown with a dash, not left out. */
  readonly blanks?: true;
  readonly Content?: ComponentType<OpenRecord<Data>>;
  readonly shown?: (data: Data) => boolean;
  /** Beside the others, in the narrow column. */
  readonly aside?: true;
  /** Above the others, as wide as the page. */
  readonly across?: true;
}

/** Returns the pairs of a record's facts; `columns` are those that keys name. */
export function pairsOf<Data, Key extends string>(
  reader: { readonly say: Say; readonly locale: Locale },
  columns: readonly Column[],
  { facts = [], blanks }: Pick<PagePart<Data, Key>, 'facts' | 'blanks'>,
  data: Data,
): Pair[] {
  const row = data as unknown as CellRow;
  return facts.flatMap((fact): Pair[] => {
    const one = typeof fact === 'string' ? columnNamed(columns, fact) : (fact as Column | DrawnFact<Data>);
    const value = 'value' in one ? one.value(data, reader) : row[one.key];
    if (value === null && !blanks) return [];
    const drawn = 'value' in one ? (value as ReactNode) : <Cell column={one} row={row} />;
    return [{ key: one.key, label: reader.say.loose(one.word), value: drawn }];
  });
}

function columnNamed(columns: readonly Column[], key: string): Column {
  const column = columns.find((one) => one.key === key);
  if (!column) throw new Error(`no column is called ${key}`);
  return column;
}
