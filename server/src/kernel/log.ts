import { format } from 'node:util';
import { jsonLine, writeLine } from './log-line.mjs';

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** What the kernel writes its log to; the logger of the HTTP server fits, and so does `createLog`. */
export interface Log {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

const rank = (level: LogLevel): number => logLevels.indexOf(level);

/**
 * A log for the time before and after the HTTP server has its own, in the same lines: JSON, or readable ones at a terminal.
 *
 * @example createLog('warn').warn('The disk is nearly full.')
 */
export function createLog(level: LogLevel, { write }: { write?: (line: string) => void } = {}): Log {
  const line =
    (of: LogLevel) =>
    (message: string): void => {
      if (rank(of) < rank(level)) return;
      const fields = { level: of, message, pid: process.pid };
      if (write) write(jsonLine(fields));
      else writeLine(process.stderr, fields);
    };
  return { debug: line('debug'), info: line('info'), warn: line('warn'), error: line('error') };
}

/** Levels of what libraries print. The job library prints with `trace` what it logs as an error as well. */
const consoleLevels = { trace: 'debug', warn: 'warn', error: 'error' } as const;

/** Writes what libraries print to the console as lines of the log, so that there is one format. */
export function logConsole(log: Log): void {
  for (const [method, level] of Object.entries(consoleLevels) as [keyof typeof consoleLevels, 'debug'][])
    console[method] = (...values: unknown[]) => log[level](format(...values));
}

export const silentLog: Log = createLog('silent');
