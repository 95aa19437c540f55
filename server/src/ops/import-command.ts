import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { businessDate, parseDate } from '@waybill/domain/kernel/calendar.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import { isMoveInField, moveInKinds } from '@waybill/domain/rooms/move-ins/move-in-sheets.ts';
import { moveInColumnWords, moveInSumWords } from '@waybill/contract/rooms/move-ins/move-ins.words.ts';
import { answerOf } from '../kernel/errors.ts';
import { StartupProblem } from '../kernel/startup-problem.ts';
import { moveInFromFiles } from '../rooms/move-ins/move-ins.door.ts';
import { fileFrom, textOf, type OpsCommand } from './command.ts';
import { withApp } from './with-app.ts';

export const importCommand: OpsCommand = {
  name: 'import',
  meaning:
    'prepares a move-in from sheets of a former system (.xlsx, .ods, .csv) and lists the rows to fix; status 1 when there are some. A second person signs it on the page Settings → Bring in',
  options: {
    name: { value: 'NAME', meaning: 'name of a new move-in' },
    day: { value: 'YYYY-MM-DD', meaning: 'its opening day, on which its money enters the books; today unless given' },
    into: { value: 'NUMBER', meaning: 'a move-in that was begun, as in the address of its page' },
    customers: { value: 'FILE', meaning: 'sheet of customers' },
    staff: { value: 'FILE', meaning: 'sheet of staff' },
    balances: { value: 'FILE', meaning: 'sheet of opening balances' },
    parcels: { value: 'FILE', meaning: 'sheet of parcels on the road' },
    by: { value: 'USER_NAME', meaning: 'whose rights count; the founder unless given' },
    submit: { meaning: 'submits it for the signature when no row is to be fixed' },
  },
  run: async (context, { values }) => {
    const files = moveInKinds.flatMap((kind) => {
      const named = textOf(values, kind);
      if (named === undefined) return [];
      const file = fileFrom(named);
      if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new StartupProblem(`There is no file ${named}.`);
      if (!/\.(?:xlsx|ods|csv)$/i.test(file))
        throw new StartupProblem(`${path.basename(file)} is none of .xlsx, .ods and .csv.`);
      return [{ kind, name: path.basename(file), content: readFileSync(file) }];
    });
    const [name, into] = [textOf(values, 'name'), textOf(values, 'into')];
    if ((name === undefined) === (into === undefined))
      throw new StartupProblem('Name a new move-in with --name, or the number of one that was begun with --into.');
    if (into !== undefined && !/^[1-9]\d{0,14}$/.test(into))
      throw new StartupProblem('--into is the number of the move-in, as in the address of its page.');
    const opening_day = parseDate(textOf(values, 'day') ?? businessDate(new Date()));
    if (opening_day === null) throw new StartupProblem('--day is a date such as 2026-04-01.');
    const done = await withApp(context, (app) =>
      moveInFromFiles(app.waybill, {
        by: textOf(values, 'by') ?? null,
        into: name === undefined ? Number(into) : { name, opening_day },
        files,
        submit: values['submit'] === true,
      }),
    );
    if (isRefusal(done)) {
      const { body } = answerOf(done, 'en', '');
      const fields = Object.values(body.errors).flatMap((problems) => problems.map(({ message }) => message));
      throw new StartupProblem((fields.length > 0 ? fields : [body.message]).join(' '));
    }
    const { moveIn, bad } = done;
    context.say(
      `${moveIn.name}, opening day ${moveIn.opening_day}: ${moveIn.rows} rows, ${moveIn.bad} to fix. Its page is /settings/move-ins/${moveIn.id}.`,
    );
    for (const { what, branch, count, amount } of moveIn.totals)
      context.say(
        `  ${moveInSumWords[what].en}, ${branch?.name_en ?? 'all branches'}: ${count}${amount > 0 ? `, ${sayKyat(amount, 'en')}` : ''}`,
      );
    for (const { file_name, kind, missing } of moveIn.sheets)
      if (missing.length > 0)
        context.say(
          `  ${file_name}: no column for ${missing.map((field) => (isMoveInField(kind, field) ? moveInColumnWords[field].en : field)).join(', ')}; choose it on the page`,
        );
    for (const { file, rows } of bad)
      for (const { row, problems } of rows)
        context.say(`  ${file}, row ${row}: ${problems.map(({ message }) => message).join(' ')}`);
    return moveIn.bad === 0;
  },
};
