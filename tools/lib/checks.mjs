import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './root.mjs';

/** Runs checks in the given order, as many at a time as the machine has cores; returns their results. */
export async function runChecks(checks) {
  const waiting = checks.entries();
  const outcomes = [];
  const work = async () => {
    for (const [at, check] of waiting) outcomes[at] = await runCheck(check);
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, work));
  return outcomes;
}

/** Runs one program of the packages as a check, optionally with low priority; its output is displayed only when it fails. */
async function runCheck({ name, bin, options, env = {}, behind = false }) {
  const from = performance.now();
  const { status, output } = await run(bin, options, { env, behind });
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
  if (status === 0) return { passed: 1, failed: 0, failures: [] };
  console.log(output.trimEnd());
  return { passed: 0, failed: 1, failures: [name] };
}

/** Runs all test projects and counts what vitest reports; an error that keeps a file from running counts as a failure too. */
export async function runTests() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const { status } = await run(
      'node_modules/vitest/vitest.mjs',
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      { shown: true },
    );
    return count(JSON.parse(readFileSync(file, 'utf8')), status);
  } catch (error) {
    return { passed: 0, failed: 1, failures: [`the tests did not run to their end (${error.message})`] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A skipped test proves nothing, so it counts as a failure; so does an error outside any test. */
function count(report, status) {
  const tests = report.testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({ ...test, file: path.relative(root, file.name) })),
  );
  const passed = tests.filter((test) => test.status === 'passed').length;
  const failures = tests
    .filter((test) => test.status !== 'passed')
    .map((test) => `${test.file}: ${test.fullName}${test.status === 'failed' ? '' : ` (${test.status})`}`);
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  failures.push(
    ...broken.map(
      (file) => `${path.relative(root, file.name)}: ${file.message?.split('\n')[0] || 'the file did not run'}`,
    ),
  );
  if (status !== 0 && failures.length === 0) failures.push('an error outside of any test');
  const again = tests
    .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
    .map((test) => `${test.file}: ${test.fullName}: ${test.failureMessages[0]?.split('\n')[0]}`);
  return { passed, failed: failures.length, failures, again };
}

function run(bin, options, { env = {}, shown = false, behind = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(root, bin), ...options], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
    });
    if (behind && child.pid !== undefined) stepBack(child.pid);
    const printed = [];
    child.stdout?.on('data', (chunk) => printed.push(chunk));
    child.stderr?.on('data', (chunk) => printed.push(chunk));
    child.once('error', (error) => resolve({ status: 1, output: error.message }));
    child.once('close', (status) => resolve({ status: status ?? 1, output: Buffer.concat(printed).toString('utf8') }));
  });
}

/** Lowers the priority of a process, where the system allows it. */
function stepBack(pid) {
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The priority only affects its duration.
  }
}
