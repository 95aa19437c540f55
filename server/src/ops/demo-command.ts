import { demoPassword } from '../demo/demo-company.ts';
import { readSettings } from '../kernel/settings.ts';
import { StartupProblem } from '../kernel/startup-problem.ts';
import { moveDemoIn } from '../startup/demo-state.ts';
import type { OpsCommand } from './command.ts';
import { readOptions } from './options.ts';
import { withDatabase } from './with-app.ts';

export const demoCommand: OpsCommand = {
  usage: '[--labels N]',
  meaning: 'fills an empty database with the demo operator',
  run: async (context, args) => {
    const { labels } = readOptions(args, ['labels']);
    const settings = readSettings({ ...process.env, ...(labels === undefined ? {} : { DEMO_LABELS: labels }) });
    if (!('port' in settings)) throw new StartupProblem(settings.join('\n').replaceAll('DEMO_LABELS', '--labels'));
    const moved = await withDatabase({ ...context, settings }, ({ pool }) => moveDemoIn(pool, settings));
    if (!moved) throw new StartupProblem('There are accounts in this database already; the demo operator moves only into an empty one.');
    context.say(`The demo operator has moved in; every password is ${demoPassword}.`);
  },
};
