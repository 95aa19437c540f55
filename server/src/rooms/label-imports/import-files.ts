import { Readable } from 'node:stream';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { importRowLife } from '@waybill/domain/rooms/label-imports/import-states.ts';
import { isSheetField, type SheetField } from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import { paymentTypeWords } from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import { labelImportWords, sheetFieldWords } from '@waybill/contract/rooms/label-imports/label-imports.words.ts';
import type { ReadContext } from '../../kernel/context.ts';
import { FileAnswer } from '../../kernel/routes.ts';
import type { Database } from '../../kernel/services.ts';
import { xlsxFile } from '../../kernel/sheets/xlsx-file.ts';
import { readImportFacts, readOrders } from './label-imports.queries.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import type { ImportFacts } from './check-rows.ts';

const bad = importRowLife.commands.refuse.to;
const rowsAtOnce = 500;

/**
 * Writes the rows to correct, for the merchant: the columns of their sheet with current values, and a column with the problems in the reader's language. It can
 * be uploaded again: that column is ignored.
 */
export async function errorSheet({ db, viewer, locale, now }: ReadContext, id: number): Promise<FileAnswer | Refusal> {
  const facts = await readImportFacts(db, viewer, id);
  if (!facts) return refuse('not_found');
  const columns = sheetColumns(facts, locale);
  const rows = badRows(
    db,
    facts,
    columns.map(({ field }) => field),
    locale,
  );
  return workbook(
    labelImportWords.errors[locale],
    `${withoutEnding(facts.file_name)} - ${labelImportWords.errors[locale]}`,
    `rows-to-fix-${id}`,
    [...columns, { head: labelImportWords.wrong[locale], width: 60 }],
    rows,
    now,
  );
}

/** Returns the sheet's own columns in order, and a column for each field that was only typed in here. */
function sheetColumns(
  { heads, columns }: ImportFacts,
  locale: Locale,
): { head: string; width: number; field: SheetField }[] {
  return columns.flatMap((field, at) =>
    field === null || columns.indexOf(field) < at
      ? []
      : [{ field, head: heads[at] || sheetFieldWords[field][locale], width: 20 }],
  );
}

async function* badRows(
  db: Database,
  facts: ImportFacts,
  fields: readonly SheetField[],
  locale: Locale,
): AsyncGenerator<string[][]> {
  for (let after = 0; ;) {
    const rows = await readOrders(db, facts, { status: bad, after, limit: rowsAtOnce }, locale);
    if (rows.length === 0) return;
    yield rows.map((row) => [
      ...fields.map((field) => row.fields[field] ?? ''),
      Object.entries(row.problems)
        .map(([field, [problem]]) => sayWhere(field, problem?.message ?? '', locale))
        .join(' '),
    ]);
    after = rows.at(-1)?.position ?? after;
  }
}

/** Prefixes a message with its column, unless it names the column. */
function sayWhere(field: string, message: string, locale: Locale): string {
  const name = isSheetField(field) ? sheetFieldWords[field][locale] : '';
  return name === '' || message.includes(name) ? message : `${name}: ${message}`;
}

/** Enough for most merchants; every other known column is accepted too. */
const sampleFields = [
  'reference_id',
  'destination_name',
  'destination_phone',
  'destination_township',
  'destination_address',
  'cod_amount',
  'weight',
  'pieces',
  'item_name',
  'payment_type',
  'remark',
] as const satisfies readonly SheetField[];

const examples: Record<Locale, Record<Exclude<(typeof sampleFields)[number], 'payment_type'>, string | number>> = {
  en: {
    reference_id: 'A-1001',
    destination_name: 'Daw Khin Mar Lar',
    destination_phone: '09440012345',
    destination_township: 'Hlaing, Yangon',
    destination_address: 'No. 12, Padauk Street',
    cod_amount: 45_000,
    weight: 1.5,
    pieces: 1,
    item_name: 'Longyi',
    remark: 'Call first',
  },
  mm: {
    reference_id: 'A-1001',
    destination_name: 'ဒေါ်ခင်မာလာ',
    destination_phone: '09440012345',
    destination_township: 'လှိုင်၊ ရန်ကုန်',
    destination_address: 'အမှတ် ၁၂၊ ပိတောက်လမ်း',
    cod_amount: 45_000,
    weight: 1.5,
    pieces: 1,
    item_name: 'လုံချည်',
    remark: 'ဖုန်းအရင်ဆက်ပါ',
  },
  zh: {
    reference_id: 'A-1001',
    destination_name: '杜钦玛拉',
    destination_phone: '09440012345',
    destination_township: 'Hlaing, Yangon',
    destination_address: '巴道街12号',
    cod_amount: 45_000,
    weight: 1.5,
    pieces: 1,
    item_name: '笼基',
    remark: '请先电话联系',
  },
};

/** Writes a template sheet with the required columns and one example order, in the reader's language. */
export async function sampleSheet({ locale, now }: ReadContext): Promise<FileAnswer> {
  const columns = sampleFields.map((field) => ({
    head: sheetFieldWords[field][locale],
    width: field === 'destination_address' ? 36 : 20,
  }));
  const example = sampleFields.map((field) =>
    field === 'payment_type' ? paymentTypeWords.sender_pay[locale] : examples[locale][field],
  );
  return workbook(
    commonWords.orderSheet[locale],
    labelImportWords.sample[locale],
    'order-sheet',
    columns,
    once([example]),
    now,
  );
}

async function* once<T>(rows: readonly T[]): AsyncGenerator<readonly T[]> {
  yield rows;
}

function workbook(
  name: string,
  title: string,
  plain: string,
  columns: readonly { head: string; width: number }[],
  rows: AsyncIterable<readonly (readonly (string | number)[])[]>,
  at: Date,
): FileAnswer {
  const source = { name, heads: columns.map(({ head, width }) => ({ text: head, width })), rows, at };
  const encoded = encodeURIComponent(`${title}.xlsx`.replace(/[\\/:*?"<>|]/g, ' ')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return new FileAnswer(Readable.from(xlsxFile(source), { objectMode: false }), {
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': `attachment; filename="${plain}.xlsx"; filename*=UTF-8''${encoded}`,
  });
}

const withoutEnding = (name: string): string => name.replace(/\.[^.]*$/, '');
