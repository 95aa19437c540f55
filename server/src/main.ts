import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { demoAccounts, demoFounder, demoPassword } from './demo/demo-company.ts';
import { createLog, logConsole } from './kernel/log.ts';
import { isRead, writeLine } from './kernel/log-line.mjs';
import { readSettings, settingsHelp, type Settings } from './kernel/settings.ts';
import { StartupProblem } from './kernel/startup-problem.ts';
import { helpOf, readArguments, startCommand } from './ops/command-line.mjs';
import { demoState, isUnused, moveDemoIn, removeHalfFilledDemo } from './startup/demo-state.ts';
import { checkPorts, listen, listenForMetrics } from './startup/listen.ts';
import { openDatabase, withinSeconds, type OpenDatabase } from './startup/open-database.ts';
import { playLabels } from './startup/play-labels.ts';
import { stopOnSignal } from './startup/stop-on-signal.ts';

/** Parts to stop, the latest first. `opening` is awaited, so that a database that is still starting is stopped too. */
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
  logConsole(log);
  await checkPorts(settings);
  const database = await openTracked(settings);
  if (stopping) return;
  if (settings.demo) await prepareDemo(database, settings);
  if (stopping) return;
  const app = await buildApp({ ...database, settings, databaseUrl: database.url });
  running.push(() => withinSeconds(20, app.close()));
  await app.ready();
  if (stopping) return;
  const metrics = settings.metricsListen && (await listenForMetrics(app.metrics, settings.metricsListen));
  if (metrics) running.push(metrics.close);
  const address = await listen(app, settings);
  if (metrics) announce(`Metrics stand at ${metrics.address} alone.`);
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
  announce('Making the demo operator, once …');
  await moveDemoIn(pool, settings);
}

/** The page is available at once. The demo labels are made while users look around, and continue at the next start if that was too short. */
function playInBackground(app: FastifyInstance, { demoLabels }: Settings): void {
  const ended = new AbortController();
  const playing = playLabels(app, { labels: demoLabels, now: new Date(), signal: ended.signal }).catch(
    (error: unknown) => {
      if (!stopping) complain("The demo operator's labels could not be made.", error);
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

/** Writes one line for the operator, at any log level. */
function announce(message: string, fields: Readonly<Record<string, unknown>> = {}): void {
  if (isRead(process.stdout)) process.stdout.write(`${message}\n`);
  else writeLine(process.stdout, { level: 'info', message, pid: process.pid, ...fields });
}

/** Logs a bug with its stack. */
function complain(message: string, error: unknown): void {
  writeLine(process.stderr, { level: 'error', message, pid: process.pid, error });
}

function print(address: string, demo: boolean): void {
  const accounts = [demoFounder, ...demoAccounts].map((person) => person.user_name).join(', ');
  announce(`Waybill is ready: ${address}`, { address });
  if (demo) announce(`Demo accounts, all with the password ${demoPassword}: ${accounts}`);
  announce('Ctrl-C stops it.');
}

/** Reports a failure: a sentence for problems that an operator can solve, a stack for bugs. */
async function fail(error: unknown): Promise<void> {
  if (stopping) return;
  if (!(error instanceof StartupProblem)) complain('The server could not start.', error);
  else if (isRead(process.stderr)) process.stderr.write(`${error.message}\n`);
  else writeLine(process.stderr, { level: 'error', message: error.message, pid: process.pid });
  await stop().catch(() => {});
  process.exit(1);
}

/** Logs what Node would write itself; after an uncaught error the process still ends. */
function logWhatNodeSays(): void {
  process.on('uncaughtException', (error) => {
    complain('The server ends: an error that nothing caught.', error);
    process.exit(1);
  });
  process.removeAllListeners('warning');
  process.on('warning', (warning) =>
    writeLine(process.stderr, { level: 'warn', message: warning.message, pid: process.pid, type: warning.name }),
  );
}

logWhatNodeSays();
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
