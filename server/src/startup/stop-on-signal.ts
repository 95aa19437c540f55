import { writeLine } from '../kernel/log-line.mjs';

/** Milliseconds in which a second signal is ignored: under npm one Ctrl-C arrives twice, from the terminal and passed on by npm. */
const sameKeyPressMs = 700;

/**
 * Runs `stop` once at the first SIGINT, SIGTERM or SIGHUP and ends the process with status 0; a second signal ends it at once,
 * with status 1.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let first: number | undefined;
  const onSignal = (): void => {
    if (first === undefined) {
      first = performance.now();
      void stop().then(
        () => process.exit(0),
        (error: unknown) => {
          writeLine(process.stderr, { level: 'error', message: 'The server did not stop in order.', error });
          process.exit(1);
        },
      );
    } else if (performance.now() - first > sameKeyPressMs) process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
}
