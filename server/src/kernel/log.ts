import { format } from 'node:util';
import { jsonLine, writeLine } from './log-line.mjs';

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Logger used by the kernel; that of the HTTP server fits, and so does `createLog`. */
export interface Log {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

const rank = (level: LogLevel): number => logLevels.indexOf(level);

/**
 * Creates a log for the time before and after the HTTP server has one, in the same format: JSON, or readable lines at a terminal.
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

/** Log levels of what libraries print. The job library also prints with `trace` what it logs as an error. */
const consoleLevels = { trace: 'debug', warn: 'warn', error: 'error' } as const;

/** Redirects what libraries print on the console to the log, so that there is one format. */
export function logConsole(log: Log): void {
  for (const [method, level] of Object.entries(consoleLevels) as [keyof typeof consoleLevels, 'debug'][])
    console[method] = (...values: unknown[]) => log[level](format(...values));
}

export const silentLog: Log = createLog('silent');
