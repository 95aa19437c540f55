import { Readable } from 'node:stream';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import type { PairNames, Tariff, TariffStep } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import { itemTypeWords, serviceTypeWords } from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import { tariffFieldWords, zoneWords } from '@waybill/contract/rooms/tariffs/tariffs.words.ts';
import type { ReadContext } from '../../kernel/context.ts';
import { FileAnswer } from '../../kernel/routes.ts';
import { xlsxFile } from '../../kernel/sheets/xlsx-file.ts';
import { readTable } from './tariffs.queries.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** The columns of the sheet in their order. A sheet that comes back may have them in another, under their name in any of the three languages. */
export const sheetColumns = [
  'service_type',
  'item_type',
  'zone',
  'from_region',
  'to_region',
  'up_to_kg',
  'price',
  'each_further_kg',
] as const;
export type SheetColumn = (typeof sheetColumns)[number];

const widths: Record<SheetColumn, number> = {
  service_type: 18,
  item_type: 12,
  zone: 22,
  from_region: 22,
  to_region: 22,
  up_to_kg: 14,
  price: 14,
  each_further_kg: 22,
};

export function columnWord(column: SheetColumn): Word {
  return column === 'service_type' || column === 'item_type'
    ? labelFieldWords[column]
    : (tariffFieldWords[column] as Word);
}

/** The steps of a price table as an Excel sheet, in the reader's language; fit to be edited and read again. */
export async function tariffExcel({ db, locale, now }: ReadContext, id: number): Promise<FileAnswer | Refusal> {
  const tariff = await readTable(db, id);
  if (!tariff) return refuse('not_found');
  const title = nameIn(tariff.name, locale);
  const rows = tariff.steps.map((step) => rowOf(step, tariff, locale));
  const source = {
    name: commonWords.prices[locale],
    heads: sheetColumns.map((column) => ({ text: columnWord(column)[locale], width: widths[column] })),
    rows: one(rows),
    at: now,
  };
  return new FileAnswer(Readable.from(xlsxFile(source), { objectMode: false }), {
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': `attachment; filename="prices-${id}.xlsx"; filename*=UTF-8''${encodeURIComponent(`${title} ${tariff.valid_from}.xlsx`.replace(/[\\/:*?"<>|]/g, ' ')).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`,
  });
}

async function* one<T>(batch: readonly T[]): AsyncGenerator<readonly T[]> {
  yield batch;
}

function rowOf(step: TariffStep, { regions }: Tariff, locale: Locale): (string | number)[] {
  const region = (id: number | null) =>
    id === null ? '' : nameIn(regions[id] ?? { name_en: String(id), name_mm: String(id), name_zh: null }, locale);
  return [
    serviceTypeWords[step.service_type][locale],
    itemTypeWords[step.item_type][locale],
    zoneWords[step.zone][locale],
    region(step.from_region_id),
    region(step.to_region_id),
    step.up_to_g / 1_000,
    step.price,
    step.each_further_kg ?? '',
  ];
}

function nameIn({ name_en, name_mm, name_zh }: PairNames, locale: Locale): string {
  return locale === 'mm' ? name_mm : locale === 'zh' ? (name_zh ?? name_en) : name_en;
}
