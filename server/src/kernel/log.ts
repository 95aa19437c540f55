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
 * A log of one JSON object a line, for the time before and after the HTTP server has its own.
 *
 * @example createLog('warn').warn('The disk is nearly full.')
 */
export function createLog(level: LogLevel, write: (line: string) => void = (line) => void process.stderr.write(line)): Log {
  const line = (of: LogLevel) => (message: string): void => {
    if (rank(of) >= rank(level)) write(`${JSON.stringify({ time: new Date().toISOString(), level: of, message })}\n`);
  };
  return { debug: line('debug'), info: line('info'), warn: line('warn'), error: line('error') };
}

export const silentLog: Log = createLog('silent', () => {});
