import type { IncomingMessage } from 'node:http';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Settings } from './settings.ts';
import type { Tables } from './db/tables.ts';
import type { Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { CallOutput, EndpointId } from '@waybill/contract/registry.ts';
import type { ServerLoad } from './server-load.ts';
import type { SessionViewer } from './viewer.ts';

/** Tools for the calls of the sandbox. Only the app that serves the sandbox has them, on a separate database. */
export interface SandboxTools {
  /** Makes a call of the product as this user, at the caller's time. */
  act<Id extends EndpointId>(
    viewer: SessionViewer,
    id: Id,
    parts: { readonly params?: object; readonly query?: object; readonly body?: object },
  ): Promise<CallOutput<Id> | Refusal>;
  /** Runs all work that is due, by the clocks of the keys' owners. */
  doDue(): Promise<void>;
  /** Returns the real time, for programs that do not know the sandbox clocks. */
  realTime(): Date;
  /** Owner of `Services.clock`: the id of their first key; 0 for callers without a key. */
  readonly clockOf: number;
  /** Services for this API request, with the sandbox clock of the key's owner. */
  servicesOf(request: IncomingMessage): Services | undefined;
}

/** Services that the app is built from. Clock and randomness are passed in, so that a test can fix them. */
export interface Services {
  readonly pool: pg.Pool;
  /** Pool of the database itself, for what belongs to one session, such as locks and LISTEN; `pool` where no pooler is in between. */
  readonly directPool: pg.Pool;
  /** For `copyOut` and `copyBytes`. */
  readonly copyPool: pg.Pool;
  /** The same for the replica, if there is one. */
  readonly replicaCopyPool: pg.Pool | null;
  readonly settings: Settings;
  readonly clock: () => Date;
  readonly randomBytes: (size: number) => Buffer;
  /** Identifies this process among those that serve the same database. */
  readonly own: { readonly id: string; readonly startedAt: Date };
  /** Statistics of what this process answered in the last hour. */
  readonly load: ServerLoad;
  /** Null in the operator's database. */
  readonly sandbox: SandboxTools | null;
}

export type Database = Kysely<Tables>;
