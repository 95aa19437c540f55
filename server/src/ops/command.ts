import type { Settings } from '../kernel/settings.ts';
import type { Log } from '../kernel/log.ts';

export interface OpsContext {
  readonly settings: Settings;
  readonly log: Log;
  /** One line for the person at the terminal. */
  say(line: string): void;
}

/** One command of `npm run ops`. */
export interface OpsCommand {
  /** What follows the command's name. */
  readonly usage: string;
  readonly meaning: string;
  /** Returns false when it answered "no", as a health check does; throws a StartupProblem with a sentence when it could not work. */
  run(context: OpsContext, args: readonly string[]): Promise<boolean | void>;
}
