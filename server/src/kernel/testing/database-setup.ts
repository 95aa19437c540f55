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

/** Ends when its input is closed, however the test run ends. */
const text = `
import { startTemplates } from './src/kernel/testing/templates.ts';
const { stop, ...urls } = await startTemplates();
process.stdin.on('end', () => stop().then(() => process.exit())).resume();
console.log(JSON.stringify(urls));
`;

/** The thread that reads sheets runs outside the test runner, so it is bundled; moved into place atomically, for a concurrent run. */
async function bundleSheetWorker(): Promise<void> {
  const { file, remove } = await bundleProgram('sheet-worker', { file: 'src/kernel/sheets/sheet-worker.ts' });
  renameSync(file, path.resolve(file, '../../sheet-worker.mjs'));
  remove();
}

/** A separate program makes the templates: the test runner would need four times as long to load the whole server, once for each of its projects. */
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

/** The runner loads this module once for every project, so shared state is kept globally. */
const run = globalThis as { waybillTemplates?: { users: number; readonly templates: Promise<Templates> } };

/** Returns the one PostgreSQL of a whole run, started by the first project that asks; it stops with the last one. */
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
