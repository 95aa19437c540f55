import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileEncodings } from '@waybill/domain/kernel/file-types.ts';
import { isRefusal, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { FileQuestion } from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import { sayLoose } from '@waybill/domain/kernel/words.ts';
import { sheetFieldWords } from '@waybill/contract/rooms/label-imports/label-imports.words.ts';
import { answerOf } from '../kernel/errors.ts';
import { StartupProblem } from '../kernel/startup-problem.ts';
import { importFromFile, type FileImported } from '../rooms/label-imports/label-imports.door.ts';
import { fileFrom, textOf, type OpsCommand } from './command.ts';
import { withApp } from './with-app.ts';

export const importLabelsCommand: OpsCommand = {
  name: 'import-labels',
  takes: { name: 'FILE', least: 1, most: 1 },
  meaning:
    'makes labels of an order sheet (.xlsx, .ods, .csv) with the rights of a person; status 1 when a row was refused',
  options: {
    customer: { value: 'NUMBER', meaning: 'whose orders these are; without it the sheet names the senders' },
    by: { value: 'USER_NAME', meaning: 'whose rights count; the founder unless given' },
    sheets: {
      value: 'NAMES',
      meaning: 'which sheets of the workbook to take, separated by /; needed when several have orders',
    },
    encoding: { value: 'NAME', meaning: `in which encoding a CSV file reads right: ${fileEncodings.join(', ')}` },
    check: { meaning: 'says what is in the sheet and makes no labels' },
  },
  run: async (context, { values, rest: [filePath = ''] }) => {
    const [customer, by] = [textOf(values, 'customer'), textOf(values, 'by')];
    if (customer !== undefined && !/^[1-9]\d{0,14}$/.test(customer))
      throw new StartupProblem('--customer is the number of the customer, as in the address of its page.');
    const encoding = fileEncodings.find((name) => name === textOf(values, 'encoding')) ?? null;
    if (encoding === null && textOf(values, 'encoding') !== undefined)
      throw new StartupProblem(`--encoding is one of ${fileEncodings.join(', ')}.`);
    const file = fileFrom(filePath);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new StartupProblem(`There is no file ${filePath}.`);
    if (!/\.(?:xlsx|ods|csv)$/i.test(file))
      throw new StartupProblem(`${path.basename(file)} is none of .xlsx, .ods and .csv.`);
    const began = performance.now();
    const done = await withApp(context, (app) =>
      importFromFile(app.waybill, {
        name: path.basename(file),
        content: readFileSync(file),
        by: by ?? null,
        customerId: customer === undefined ? null : Number(customer),
        sheets: textOf(values, 'sheets')?.replaceAll('/', '\n') ?? null,
        encoding,
        checkOnly: values['check'] === true,
      }),
    );
    if (isRefusal(done)) throw new StartupProblem(whyNotTaken(done, { customer, by }));
    tell(done, context.say);
    context.say(`Done in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
    return done.sheet.bad === 0 && done.sheet.missing.length === 0;
  },
};

/** Formats a refusal for a terminal, which has no marked fields: a missing value is a missing option. */
function whyNotTaken(refusal: Refusal, { customer, by }: { customer?: string; by?: string }): string {
  if (refusal.code === 'unauthorized')
    return by === undefined
      ? 'Nobody has an account yet: make the first one with create-owner.'
      : `There is nobody with the user name ${by} who may sign in.`;
  if (refusal.fields?.['customer_id']?.[0]?.code === 'select')
    return customer === undefined
      ? 'Whose orders are these? Name the customer with --customer NUMBER, as in the address of its page.'
      : `There is no customer ${customer} in the branch of this person.`;
  const { sheets, readings } = (refusal.values ?? {}) as FileQuestion;
  if (sheets)
    return `Several sheets have orders: ${sheets.map(({ name, rows }) => `${name} (${rows} rows)`).join(', ')}. Name those to take with --sheets.`;
  if (readings)
    return `The encoding of this file is not certain. Choose one with --encoding: ${readings.map(({ encoding, lines: [line = ''] }) => `${encoding} (“${line}”)`).join(', ')}.`;
  const { body } = answerOf(refusal, 'en', '');
  const fields = Object.values(body.errors).flatMap((problems) => problems.map(({ message }) => message));
  const page = typeof refusal.values?.['id'] === 'number' ? [`Its page is /label/import/${refusal.values['id']}.`] : [];
  return [...(fields.length > 0 ? fields : [body.message]), ...page].join(' ');
}

function nameOf(field: string): string {
  const word = Object.entries(sheetFieldWords).find(([known]) => known === field)?.[1];
  return word === undefined ? field : sayLoose(word, 'en');
}

function tell({ sheet, bad, earlier }: FileImported, say: (line: string) => void): void {
  if (earlier) say(`${answerOf(earlier, 'en', '').body.message} What was left of it goes on.`);
  say(
    `${sheet.file_name}: ${sheet.total === 1 ? '1 row' : `${sheet.total} rows`}, ${sheet.made === 1 ? '1 label' : `${sheet.made} labels`} made, ${sheet.ready} ready, ${sheet.bad} to fix, ${sheet.left_out} left out`,
  );
  if (sheet.missing.length > 0)
    say(
      `  no column was found for ${sheet.missing.map(nameOf).join(', ')}: name it on the page /label/import/${sheet.id}${sheet.customer === null ? ', or whose orders these are with --customer NUMBER' : ''}`,
    );
  for (const { row, problems } of bad) {
    const why = Object.entries(problems).flatMap(([field, [problem]]) => (problem ? [wordsOf(field, problem)] : []));
    // A row whose only error is a missing column, which is reported above, has no error to print.
    if (why.length > 0) say(`  row ${row}: ${why.join(' ')}`);
  }
  if (sheet.bad > bad.length) say(`  and ${sheet.bad - bad.length} more`);
}

/** "This is already in use." is displayed below its field on the screen; at a terminal it must name the field. */
const wordsOf = (field: string, { code, message }: { code: string; message: string }): string =>
  code === 'duplicate' ? `${nameOf(field)}: ${message}` : message;
