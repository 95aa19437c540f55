import { createInterface } from 'node:readline/promises';
import { StartupProblem } from './kernel/startup-problem.ts';
import { runOps } from './ops/run-ops.ts';

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

try {
  process.exitCode = await runOps(process.argv.slice(2), {
    env: process.env,
    print: (text) => void process.stdout.write(text),
    printError: (text) => void process.stderr.write(text),
    ask: process.stdin.isTTY ? ask : null,
  });
} catch (error) {
  const plain = error instanceof Error && (error instanceof StartupProblem || process.env['LOG_LEVEL'] !== 'debug');
  process.stderr.write(`${plain ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
