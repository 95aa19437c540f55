import { spawn } from 'node:child_process';
import { renameSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';
import { bundleProgram } from './bundle-program.ts';
import type { TemplateUrls } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext extends TemplateUrls {}
}

export interface Templates extends TemplateUrls {
  stop(): Promise<void>;
}

/** Ends when the other end of its input does, however the test run comes to its end. */
const text = `
import { startTemplates } from './src/kernel/testing/templates.ts';
const { stop, ...urls } = await startTemplates();
process.stdin.on('end', () => stop().then(() => process.exit())).resume();
console.log(JSON.stringify(urls));
`;

/** The thread that reads sheets runs without the test runner, so it is bundled; put in place whole, for a run beside this one. */
async function bundleSheetWorker(): Promise<void> {
  const { file, remove } = await bundleProgram('sheet-worker', { file: 'src/kernel/sheets/sheet-worker.ts' });
  renameSync(file, path.resolve(file, '../../sheet-worker.mjs'));
  remove();
}

/** The templates are made by a program of its own: the test runner would need four times as long to read the whole server, and would do so for each of its projects. */
async function startTemplates(): Promise<Templates> {
  await bundleSheetWorker();
  const { file, remove } = await bundleProgram('templates', { text });
  const child = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve())).finally(remove);
  const output = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`the templates were not made: their program ended with ${code}`)));
  });
  return {
    ...(JSON.parse(output) as TemplateUrls),
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}

/** The runner loads this module once for every project, so what they share is kept beside it. */
const run = globalThis as { waybillTemplates?: { users: number; readonly templates: Promise<Templates> } };

/** The one PostgreSQL of a whole run, whichever project asks first; it stops when the last that asked has stopped it. */
export async function shareTemplates(): Promise<Templates> {
  const shared = (run.waybillTemplates ??= { users: 0, templates: startTemplates() });
  shared.users += 1;
  const { templateUrl, demoUrl, stop } = await shared.templates;
  return {
    templateUrl,
    demoUrl,
    stop: async () => {
      shared.users -= 1;
      if (shared.users > 0) return;
      delete run.waybillTemplates;
      await stop();
    },
  };
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { templateUrl, demoUrl, stop } = await shareTemplates();
  project.provide('templateUrl', templateUrl);
  project.provide('demoUrl', demoUrl);
  return stop;
}
