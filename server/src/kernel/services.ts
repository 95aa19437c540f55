import type { IncomingMessage } from 'node:http';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Settings } from './settings.ts';
import type { Tables } from './db/tables.ts';
import type { Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { CallOutput, EndpointId } from '@waybill/contract/registry.ts';
import type { ServerLoad } from './server-load.ts';
import type { SessionViewer } from './viewer.ts';

/** What the calls of the sandbox work with. Only the app that serves the sandbox has it, over a database of its own. */
export interface SandboxTools {
  /** Makes a call of the product as this person would, at the time of whoever asks for it. */
  act<Id extends EndpointId>(
    viewer: SessionViewer,
    id: Id,
    parts: { readonly params?: object; readonly query?: object; readonly body?: object },
  ): Promise<CallOutput<Id> | Refusal>;
  /** Does what has fallen due, everything by the clock of its owner. */
  doDue(): Promise<void>;
  /** The time outside, whose programs know nothing of the clocks of the sandbox. */
  realTime(): Date;
  /** Whose clock `Services.clock` is: an owner of keys, by the first of them; 0 for what nobody's program asks for. */
  readonly clockOf: number;
  /** What this request of a program is answered from: with the clock of its owner. */
  servicesOf(request: IncomingMessage): Services | undefined;
}

/** What the app is built from. Clock and randomness come in here, so that a test can hold them still. */
export interface Services {
  readonly pool: pg.Pool;
  /** For `copyOut` and `copyBytes`. */
  readonly copyPool: pg.Pool;
  /** The same of the replica, if there is one. */
  readonly replicaCopyPool: pg.Pool | null;
  readonly settings: Settings;
  readonly clock: () => Date;
  readonly randomBytes: (size: number) => Buffer;
  /** This process among those that serve the same database. */
  readonly own: { readonly id: string; readonly startedAt: Date };
  /** What this process answered in the last hour. */
  readonly load: ServerLoad;
  /** Null in the operator's own world. */
  readonly sandbox: SandboxTools | null;
}

export type Database = Kysely<Tables>;
