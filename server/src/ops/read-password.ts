import { StartupProblem } from '../kernel/startup-problem.ts';

const enter = new Set(['\r', '\n', '\u0004']);
const interrupt = '\u0003';
const erase = new Set(['\b', '\u007f']);

/** Reads a password typed twice at the terminal without echo, or the first line of piped input. */
export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return firstPipedLine();
  const first = await typed('Password: ');
  const second = await typed('Again: ');
  if (first !== second) throw new StartupProblem('The two passwords differ.');
  return first;
}

async function firstPipedLine(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) {
    text += String(chunk);
    if (text.includes('\n')) break;
  }
  return (text.split('\n')[0] ?? '').replace(/\r$/, '');
}

function typed(prompt: string): Promise<string> {
  process.stderr.write(prompt);
  const { stdin } = process;
  stdin.setRawMode(true).setEncoding('utf8').resume();
  return new Promise((resolve, reject) => {
    let signs: string[] = [];
    const finish = (end: () => void): void => {
      stdin.removeListener('data', onData).setRawMode(false).pause();
      process.stderr.write('\n');
      end();
    };
    const onData = (chunk: string): void => {
      for (const sign of chunk) {
        if (sign === interrupt) return finish(() => reject(new StartupProblem('Nothing was changed.')));
        if (enter.has(sign)) return finish(() => resolve(signs.join('')));
        if (erase.has(sign)) signs = signs.slice(0, -1);
        else signs.push(sign);
      }
    };
    stdin.on('data', onData);
  });
}
