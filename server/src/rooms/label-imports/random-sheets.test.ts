import { expect, test } from 'vitest';
import { inLongProofs, proofSize } from '@waybill/domain/kernel/testing/proof-size.ts';
import { normalizePhone } from '@waybill/domain/kernel/phone.ts';
import { columnsToAnswer, understandColumns } from '@waybill/domain/rooms/label-imports/guess-columns.ts';
import { firstUsual } from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import { UploadedFile } from '../../kernel/uploads.ts';
import { readOrderRow, saysNobody, textsOf } from './read-order.ts';
import { columnTexts, takeSheet } from './take-sheet.ts';
import { gazetteer, sender } from './testing/known-places.ts';
import { randomSheet, type RandomSheet, type TrueOrder } from './testing/random-sheet.ts';

interface Outcome {
  readonly right: number;
  readonly questions: number;
  readonly wrong: readonly string[];
}

/** Reads a sheet as the server does, answers its questions with the truth, and compares every order that is taken without a further question. */
async function tryOut({
  file,
  fileName,
  encoding,
  orders,
  hidden,
  meaning,
  paidCollectsNothing,
  story,
}: RandomSheet): Promise<Outcome> {
  const upload = new UploadedFile(fileName, file);
  const first = await takeSheet(upload);
  const isQuestion = 'question' in first;
  const sheet = isQuestion && encoding ? await takeSheet(upload, { sheets: [], encoding }) : first;
  if ('problem' in sheet || 'question' in sheet)
    return { right: 0, questions: orders.length, wrong: [`${story}: not read`] };
  const { heads, rows, origin } = sheet;
  const cells = columnTexts(sheet);
  const { columns, doubtful } = understandColumns(heads, new Map(), cells, origin.hiddenColumns);
  const open = [...new Set([...doubtful, ...columnsToAnswer(heads, columns, new Map(), cells)])];
  const answers = new Set(open.map((at) => meaning[at] ?? null));
  // A field that a person gives to one column is taken from the others.
  const answered = columns.map((field, at) =>
    open.includes(at) ? (meaning[at] ?? null) : answers.has(field) ? null : field,
  );
  const reader = {
    heads,
    columns: answered,
    usual: { ...firstUsual, paid_zero: paidCollectsNothing },
    sender,
    branchId: 1,
    gazetteer,
  };
  const wrong: string[] = [];
  const taken: (TrueOrder | null)[] = [];
  let asides = 0;
  for (const row of rows) {
    const kept = { ...row, fixed: {} };
    if (row.aside === 'row_hidden' || row.aside === 'row_struck') asides += 1;
    if (row.aside || saysNobody(textsOf(reader, kept))) continue;
    const { values } = readOrderRow(reader, kept);
    taken.push(
      values && {
        name: values.destination_name,
        phone: normalizePhone(values.destination_phone[0] ?? '') ?? '',
        township: gazetteer.places.find(({ place }) => place.id === values.destination_township)?.place.name_en ?? '',
        address: '',
        cod: values.cod_amount ?? 0,
        weight_g: values.weight_g,
        item: '',
      },
    );
  }
  if (asides !== hidden) wrong.push(`${story}: ${asides} rows hidden or struck out, not ${hidden}`);
  if (taken.length !== orders.length) wrong.push(`${story}: ${taken.length} orders, not ${orders.length}`);
  let right = 0;
  for (const [at, order] of orders.entries()) {
    const read = taken[at];
    if (!read) continue;
    const differs = (['name', 'phone', 'township', 'cod'] as const).filter((key) => read[key] !== order[key]);
    if (Math.abs(read.weight_g - order.weight_g) > 2)
      wrong.push(`${story}: weight ${read.weight_g}, not ${order.weight_g}`);
    for (const key of differs) wrong.push(`${story}: ${key} ${read[key]}, not ${order[key]}`);
    if (differs.length === 0) right += 1;
  }
  return {
    right: open.length > 0 || isQuestion ? 0 : right,
    questions: taken.filter((one) => one === null).length,
    wrong,
  };
}

const tables = proofSize({ usual: 50, long: 2_000 });
const seed = inLongProofs ? Date.now() % 1_000_000_000 : 44;

test(
  'I-01 N-10 V-12 sheets of random shape are read right, or asked about, never silently wrong',
  { timeout: 600_000 },
  async () => {
    process.stdout.write(`order sheets of random shape from seed ${seed}\n`);
    const wrong: string[] = [];
    let right = 0;
    let all = 0;
    for (let n = 0; n < tables; n += 2) {
      const pair = await Promise.all([seed + n, seed + n + 1].map(randomSheet));
      for (const [at, outcome] of (await Promise.all(pair.map(tryOut))).entries()) {
        wrong.push(...outcome.wrong);
        right += outcome.right;
        all += pair[at]?.orders.length ?? 0;
      }
    }
    expect(wrong).toEqual([]);
    // A reader that asks about everything is right too, but of no use.
    expect(right / all).toBeGreaterThan(0.3);
  },
);
