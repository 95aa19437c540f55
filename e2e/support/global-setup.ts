import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { shareTemplates } from '@waybill/server/kernel/testing/database-setup.ts';
import { inLongProofs } from '@waybill/domain/kernel/testing/proof-size.ts';
import { findChromium } from './chromium.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Builds what is stale, starts the run's database with its templates and finds the Chromium of the browser tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [path.join(root, 'tools/build.mjs'), ...(inLongProofs ? ['--gallery'] : [])], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const templates = await shareTemplates();
  try {
    project.provide('templateUrl', templates.templateUrl);
    project.provide('demoUrl', templates.demoUrl);
    project.provide('chromium', await findChromium());
    return () => templates.stop();
  } catch (error) {
    await templates.stop();
    throw error;
  }
}
