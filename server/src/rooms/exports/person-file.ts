import { Readable } from 'node:stream';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { personRowsMax, type personFileForm } from '@waybill/domain/rooms/exports/person-file-form.ts';
import { exportValue } from '@waybill/contract/kernel/cell-text.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import {
  personFileWords as words,
  personSheetWords,
  type PersonSheetKey,
} from '@waybill/contract/rooms/exports/person-file.words.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { FileAnswer } from '../../kernel/routes.ts';
import { sheetHeads, type SheetSource } from '../../kernel/sheets/sheet-source.ts';
import { xlsxFile, xlsxType } from '../../kernel/sheets/xlsx-file.ts';
import { findPerson, readPersonSheet } from './person.queries.ts';
import { personRegister } from './person-register.sql.ts';

type Row = readonly (string | number)[];

async function* once(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}

/**
 * Returns a workbook of all that is kept about a person, found by their phone: a first sheet that says what is in it and what is not, then one for each
 * kind of record. The audit line has the last digits of the phone, the reason and the counts.
 */
export async function personFile(
  context: CommandContext,
  { phone, reason }: FormValues<typeof personFileForm>,
): Promise<FileAnswer | Refusal> {
  const { tx, viewer, now, locale } = context;
  if (viewer.covers !== 'all') return refuse('branch_not_covered');
  // One row more than is shown tells whether there are more.
  const person = await findPerson(tx, phone, personRowsMax + 1);
  const sheets: SheetSource[] = [];
  const contents: Row[] = [];
  const counts: Record<string, number> = {};
  for (const key of Object.keys(personRegister) as PersonSheetKey[]) {
    const sheet = personRegister[key];
    const found = await readPersonSheet(tx, sheet, person, personRowsMax + 1);
    const rows = found.slice(0, personRowsMax);
    const name = personSheetWords[key][locale];
    const more = words.more[locale].replace('{n}', String(personRowsMax));
    contents.push([
      name,
      rows.length,
      found.length === 0 ? words.none[locale] : found.length > rows.length ? more : words.all[locale],
    ]);
    if (rows.length === 0) continue;
    counts[key] = rows.length;
    const cells = rows.map((row) => sheet.columns.map((column) => exportValue(column, row, locale)));
    sheets.push({ name, at: now, heads: sheetHeads(sheet.columns, locale), rows: once(cells) });
  }
  context.audit({
    room: 'exports',
    record: 'person',
    name: null,
    action: 'show_details',
    branchId: null,
    after: {
      phone: `…${phone.slice(-3)}`,
      reason,
      total: Object.values(counts).reduce((sum, n) => sum + n, 0),
      sheets: counts,
    },
  });
  const first: SheetSource = {
    name: words.contents[locale],
    at: now,
    heads: [
      { text: words.contents[locale], width: 44 },
      { text: commonFieldWords.row_count[locale], width: 16 },
      { text: commonFieldWords.note[locale], width: 60 },
    ],
    rows: once([
      ...contents,
      [],
      [commonFieldWords.phone[locale], phone],
      [commonFieldWords.time[locale], formatDateTime(now)],
      [commonFieldWords.reason[locale], reason],
      [],
      ...[words.found_by, words.others, words.pictures, words.logs].map((word) => [word[locale]]),
    ]),
  };
  return new FileAnswer(Readable.from(xlsxFile([first, ...sheets]), { objectMode: false }), {
    'content-type': xlsxType,
    'content-disposition': 'attachment; filename="person.xlsx"',
    'cache-control': 'no-store',
  });
}
