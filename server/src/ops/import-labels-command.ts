import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isRefusal } from '@waybill/domain/kernel/refusal.ts';
import { answerOf } from '../kernel/errors.ts';
import { StartupProblem } from '../kernel/startup-problem.ts';
import { importFromFile, type FileImported } from '../rooms/label-imports/label-imports.door.ts';
import { fileFrom, readOptions, type OpsCommand } from './command.ts';
import { withApp } from './with-app.ts';

export const importLabelsCommand: OpsCommand = {
  usage: 'FILE [--customer NUMBER] [--by USER_NAME] [--check yes]',
  meaning:
    'makes labels of an order sheet (.xlsx, .csv) with the rights of a person, the founder unless named; --check only says what is in it; status 1 when a row was refused',
  run: async (context, [filePath = '', ...rest]) => {
    if (filePath === '' || filePath.startsWith('--')) throw new StartupProblem('import-labels needs a FILE.');
    const { customer, by, check } = readOptions(rest, ['customer', 'by', 'check']);
    if (customer !== undefined && !/^[1-9]\d{0,14}$/.test(customer))
      throw new StartupProblem('--customer is the number of the customer, as in the address of its page.');
    const file = fileFrom(filePath);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new StartupProblem(`There is no file ${filePath}.`);
    if (!/\.(?:xlsx|csv)$/i.test(file)) throw new StartupProblem(`${path.basename(file)} is neither .xlsx nor .csv.`);
    const began = performance.now();
    const done = await withApp(context, (app) =>
      importFromFile(app.waybill, {
        name: path.basename(file),
        content: readFileSync(file),
        by: by ?? null,
        customerId: customer === undefined ? null : Number(customer),
        checkOnly: check !== undefined,
      }),
    );
    if (isRefusal(done)) {
      const { body } = answerOf(done, 'en', '');
      throw new StartupProblem(
        [
          body.message,
          ...Object.values(body.errors)
            .flat()
            .map(({ message }) => message),
        ].join(' '),
      );
    }
    tell(done, context.say);
    context.say(`Done in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
    return done.sheet.bad === 0 && done.sheet.missing.length === 0;
  },
};

function tell({ sheet, bad }: FileImported, say: (line: string) => void): void {
  say(
    `${sheet.file_name}: ${sheet.total} rows, ${sheet.made} labels made, ${sheet.ready} ready, ${sheet.bad} to fix, ${sheet.left_out} left out`,
  );
  if (sheet.missing.length > 0)
    say(`  no column was found for ${sheet.missing.join(', ')}: name it on the page /label/import/${sheet.id}`);
  for (const { row, problems } of bad) {
    const why = Object.values(problems).flatMap(([problem]) => problem?.message ?? []);
    // A row that is wrong only for want of a column, which is named above, has nothing of its own to mend.
    if (why.length > 0) say(`  row ${row}: ${why.join(' ')}`);
  }
  if (sheet.bad > bad.length) say(`  and ${sheet.bad - bad.length} more`);
}
