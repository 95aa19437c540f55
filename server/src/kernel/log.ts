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
 * A log for the time before and after the HTTP server has its own: JSON lines, or bare sentences for a person at a terminal.
 *
 * @example createLog('warn').warn('The disk is nearly full.')
 */
export function createLog(
  level: LogLevel,
  { write = toStderr, bare = process.stderr.isTTY }: { write?: (line: string) => void; bare?: boolean } = {},
): Log {
  const line =
    (of: LogLevel) =>
    (message: string): void => {
      if (rank(of) >= rank(level))
        write(bare ? `${message}\n` : `${JSON.stringify({ time: new Date().toISOString(), level: of, message })}\n`);
    };
  return { debug: line('debug'), info: line('info'), warn: line('warn'), error: line('error') };
}

function toStderr(line: string): void {
  process.stderr.write(line);
}

export const silentLog: Log = createLog('silent');
