import { inspect } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { demoAccounts, demoFounder, demoPassword } from './demo/demo-company.ts';
import { createLog } from './kernel/log.ts';
import { readSettings, settingsHelp, type Settings } from './kernel/settings.ts';
import { StartupProblem } from './kernel/startup-problem.ts';
import { helpOf, readArguments, startCommand } from './ops/command-line.mjs';
import { demoState, isUnused, moveDemoIn, removeHalfFilledDemo } from './startup/demo-state.ts';
import { checkPorts, listen, listenForMetrics } from './startup/listen.ts';
import { openDatabase, withinSeconds, type OpenDatabase } from './startup/open-database.ts';
import { playLabels } from './startup/play-labels.ts';
import { stopOnSignal } from './startup/stop-on-signal.ts';

/** What is to be stopped, the latest first; `opening` is waited for, so that a database that is just starting is stopped too. */
const running: (() => Promise<void>)[] = [];
let opening: Promise<unknown> = Promise.resolve();
let stopping = false;

async function stop(): Promise<void> {
  stopping = true;
  await opening.catch(() => {});
  for (const close of running.splice(0).reverse()) await close();
}

async function serve(settings: Settings): Promise<void> {
  const log = createLog(settings.logLevel);
  await checkPorts(settings);
  const database = await openTracked(settings);
  if (stopping) return;
  if (settings.demo) await prepareDemo(database, settings);
  if (stopping) return;
  const app = await buildApp({ pool: database.pool, settings, databaseUrl: database.url });
  running.push(() => withinSeconds(20, app.close()));
  await app.ready();
  if (stopping) return;
  const metrics = settings.metricsListen && (await listenForMetrics(app.metrics, settings.metricsListen));
  if (metrics) running.push(metrics.close);
  const address = await listen(app, settings);
  if (metrics) process.stdout.write(`\nMetrics stand at ${metrics.address} alone.\n`);
  print(address, (await demoState(database.pool)) === 'ready');
  if (settings.demo) playInBackground(app, settings);

  async function openTracked(options: Settings): Promise<OpenDatabase> {
    const opened = openDatabase(options, log);
    opening = opened.then(({ close }) => running.push(close));
    await opening;
    return opened;
  }
}

async function prepareDemo({ pool }: OpenDatabase, settings: Settings): Promise<void> {
  await removeHalfFilledDemo(pool, settings);
  if (!(await isUnused(pool))) return;
  process.stdout.write('Making the demo operator, once …\n');
  await moveDemoIn(pool, settings);
}

/** The page is there at once; the labels come while somebody looks around, and go on at the next start if that was too short. */
function playInBackground(app: FastifyInstance, { demoLabels }: Settings): void {
  const ended = new AbortController();
  const playing = playLabels(app, { labels: demoLabels, now: new Date(), signal: ended.signal }).catch(
    (error: unknown) => {
      if (!stopping) process.stderr.write(`The demo operator's labels could not be made: ${inspect(error)}\n`);
    },
  );
  running.push(async () => {
    ended.abort();
    await withinSeconds(
      10,
      playing.then(() => undefined),
    );
  });
}

function print(address: string, demo: boolean): void {
  const accounts = [demoFounder, ...demoAccounts].map((person) => person.user_name).join(', ');
  process.stdout.write(
    `\nWaybill is ready: ${address}\n${demo ? `\nDemo accounts, all with the password ${demoPassword}:\n${accounts}\n` : ''}\nCtrl-C stops it.\n`,
  );
}

/** Bad news in words for what an operator can mend, with a stack for what is a bug of ours. */
async function fail(error: unknown): Promise<void> {
  if (stopping) return;
  process.stderr.write(`${error instanceof StartupProblem ? error.message : inspect(error)}\n`);
  await stop().catch(() => {});
  process.exit(1);
}

const read = readArguments(startCommand, process.argv.slice(2));
if (read.help) process.stdout.write(`${helpOf(startCommand, '')}\n${settingsHelp()}`);
else if (read.problem !== undefined)
  await fail(new StartupProblem(`${read.problem} npm start -- --help lists the settings.`));
else {
  const settings = readSettings(process.env);
  if ('port' in settings) {
    stopOnSignal(stop);
    await serve(settings).catch(fail);
  } else await fail(new StartupProblem(settings.join('\n')));
}
