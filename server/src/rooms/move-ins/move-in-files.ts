import { Readable } from 'node:stream';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { moveInFields, type MoveInField, type MoveInKind } from '@waybill/domain/rooms/move-ins/move-in-sheets.ts';
import { codPlanWords } from '@waybill/contract/rooms/customers/customers.words.ts';
import { paymentTypeWords } from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import {
  moveInColumnWords,
  moveInKindWords,
  moveInParcelWords,
  moveInWords,
} from '@waybill/contract/rooms/move-ins/move-ins.words.ts';
import { roleWords } from '@waybill/contract/rooms/roles/roles.words.ts';
import type { ReadContext } from '../../kernel/context.ts';
import { FileAnswer } from '../../kernel/routes.ts';
import { xlsxFile, xlsxType } from '../../kernel/sheets/xlsx-file.ts';
import { readBadRows } from './move-ins.queries.ts';
import { readSheets } from './move-ins.store.ts';

type Cell = string | number;

/** One example row of each template; words and names of a branch are filled in below. */
const examples: Readonly<Record<MoveInKind, Partial<Record<MoveInField, Cell>>>> = {
  customers: {
    code: 'C-1001',
    customer_name: 'Daw Khin Mar Lar',
    business_name: 'Padauk Fashion',
    phone: '09791234567',
    home_no: '12',
    street: 'Padauk Street',
    township: 'Hlaing, Yangon',
    credit_limit: 0,
    bank: 'KBZ',
    bank_holder: 'Daw Khin Mar Lar',
    bank_account: '0123456789012',
    opening_cod: 250_000,
  },
  staff: { user_name: 'ko-aung', name: 'Ko Aung', phone: '09440012345' },
  balances: { amount: 150_000 },
  parcels: {
    code: 'OLD-00017',
    customer: 'C-1001',
    receiver_name: 'Ma Su',
    receiver_phone: '09250012345',
    township: 'Hlaing, Yangon',
    address: 'No. 5, Insein Road',
    cod_amount: 45_000,
    shipping: 3_000,
    weight: 1,
  },
};

/** Writes the template of a kind of sheet in the reader's language, with one example row; its branch is one of the operator's own. */
export async function moveInTemplate({ db, locale, now }: ReadContext, kind: MoveInKind): Promise<FileAnswer> {
  const branch = await db.selectFrom('branch').select('code').orderBy('id').limit(1).executeTakeFirst();
  const code = branch?.code ?? '';
  const words: Partial<Record<MoveInField, string>> = {
    branch: code,
    origin_branch: code,
    destination_branch: code,
    role: roleWords.courier[locale],
    cod_plan: codPlanWords.standard[locale],
    payment_type: paymentTypeWords.sender_pay[locale],
    parcel_status: moveInParcelWords.at_origin[locale],
  };
  const fields: readonly MoveInField[] = moveInFields[kind];
  return workbook({
    name: moveInKindWords[kind][locale],
    file: `${moveInWords.template[locale]} - ${moveInKindWords[kind][locale]}`,
    plain: `template-${kind}`,
    heads: fields.map((field) => moveInColumnWords[field][locale]),
    rows: [fields.map((field) => examples[kind][field] ?? words[field] ?? '')],
    at: now,
  });
}

/** Writes the rows of a sheet that have problems, with its own columns and one for the reasons. */
export async function moveInErrors(
  { db, locale, now }: ReadContext,
  { id, sheetId }: { readonly id: number; readonly sheetId: number },
): Promise<FileAnswer | Refusal> {
  const sheet = (await readSheets(db, id)).find((one) => one.id === sheetId);
  if (!sheet) return refuse('not_found');
  const rows = await readBadRows(db, sheet, locale, { all: true });
  return workbook({
    name: moveInWords.problem[locale],
    file: sheet.file_name.replace(/\.[^.]*$/, ''),
    plain: `rows-to-fix-${sheetId}`,
    heads: [...sheet.heads, moveInWords.problem[locale]],
    rows: rows.map(({ cells, problems }) => [
      ...sheet.heads.map((_, at) => cells[at] ?? ''),
      problems
        .map(({ head, message }) => (head === '' || message.includes(head) ? message : `${head}: ${message}`))
        .join(' '),
    ]),
    at: now,
  });
}

interface Workbook {
  readonly name: string;
  readonly file: string;
  readonly plain: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly at: Date;
}

function workbook({ name, file, plain, heads, rows, at }: Workbook): FileAnswer {
  const source = { name, heads: heads.map((text) => ({ text, width: 20 })), rows: once(rows), at };
  const encoded = encodeURIComponent(`${file}.xlsx`.replace(/[\\/:*?"<>|]/g, ' ')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return new FileAnswer(Readable.from(xlsxFile(source), { objectMode: false }), {
    'content-type': xlsxType,
    'content-disposition': `attachment; filename="${plain}.xlsx"; filename*=UTF-8''${encoded}`,
  });
}

async function* once<Rows>(rows: Rows): AsyncGenerator<Rows> {
  yield rows;
}
