import { demoPassword } from '../demo/demo-company.ts';
import { readSettings } from '../kernel/settings.ts';
import { StartupProblem } from '../kernel/startup-problem.ts';
import { demoState, moveDemoIn } from '../startup/demo-state.ts';
import { playLabels } from '../startup/play-labels.ts';
import { textOf, type OpsCommand } from './command.ts';
import { withApp, withDatabase } from './with-app.ts';

export const demoCommand: OpsCommand = {
  name: 'demo',
  meaning: 'fills an empty database with the demo operator and its labels, or goes on where that was broken off',
  options: { labels: { value: 'N', meaning: 'how many labels to make; DEMO_LABELS unless given' } },
  run: async (context, { values }) => {
    const labels = textOf(values, 'labels');
    const settings = readSettings({ ...process.env, ...(labels === undefined ? {} : { DEMO_LABELS: labels }) });
    if (!('port' in settings)) throw new StartupProblem(settings.join('\n').replaceAll('DEMO_LABELS', '--labels'));
    const own = { ...context, settings };
    const moved = await withDatabase(own, async ({ pool }) => {
      const made = await moveDemoIn(pool, settings);
      if (!made && (await demoState(pool)) !== 'ready')
        throw new StartupProblem(
          'There are accounts in this database already; the demo operator moves only into an empty one.',
        );
      return made;
    });
    if (moved) context.say(`The demo operator has moved in; every password is ${demoPassword}.`);
    const began = performance.now();
    const tell = (done: number, all: number) => {
      if (done % 20 === 0) context.say(`${done} of ${all} days.`);
    };
    const played = await withApp(
      own,
      (app) => playLabels(app, { labels: settings.demoLabels, now: new Date(), tell }),
      { sandbox: true },
    );
    context.say(
      played
        ? `${settings.demoLabels} labels were made in ${Math.round((performance.now() - began) / 1000)} s.`
        : 'There are no labels to make.',
    );
  },
};
