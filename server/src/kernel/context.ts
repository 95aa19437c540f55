import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { LiveTopic } from '@waybill/contract/kernel/live-topics.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import type { AuditValues } from '@waybill/contract/audit-values.ts';
import type { AuditRoom, auditActions } from '@waybill/domain/audit-actions.ts';
import type { Tables } from './db/tables.ts';
import type { LiveEvents } from './events.ts';
import type { Database, Services } from './services.ts';
import type { SessionViewer } from './viewer.ts';

export interface RequestContext {
  readonly services: Services;
  readonly db: Database;
  /** Notifies open screens; `null` in a process that serves none. */
  readonly live: LiveEvents | null;
  readonly now: Date;
  readonly requestId: string;
  /** The language of the answer. */
  readonly locale: Locale;
  readonly request: { readonly ip: string; readonly userAgent: string | null; readonly raw: FastifyRequest | null };
  /** Sets a cookie in the answer; left out where there is no browser. */
  keepCookie?(cookie: string): void;
}

/** Context of a read. */
export interface ReadContext extends RequestContext {
  readonly viewer: SessionViewer;
}

interface AuditFacts<Room extends AuditRoom> {
  readonly record: number | string;
  readonly name?: string | null;
  /** Branch whose log it is in: `null` for the whole operator, by default the branch that the actor works for. */
  readonly branchId?: number | null;
  /** Values under the names of the room's shapes (`auditShapes`), so that every stored value can be displayed. */
  readonly before?: AuditValues<Room> | null;
  readonly after?: AuditValues<Room> | null;
}

/** The audit line of a change. It never contains secrets: the store names the columns it shows. An action without words does not compile. */
export type NewAuditLine = {
  [Room in AuditRoom]: AuditFacts<Room> & { readonly room: Room; readonly action: (typeof auditActions)[Room][number] };
}[AuditRoom];

/** A change that open screens are notified of; `branchId` null means every branch, `staffId` one user only. */
export interface LiveEvent {
  readonly topic: LiveTopic;
  readonly branchId?: number | null;
  readonly staffId?: number | null;
  readonly payload: object;
}

/** Context of a command: its transaction, and where its audit lines and events go. */
export interface CommandContext extends ReadContext {
  readonly tx: Transaction<Tables>;
  /** The pool of the transaction, used as the key of cached values. A query on it is refused, because the command already holds a connection. */
  readonly poolDb: Database;
  audit(line: NewAuditLine): void;
  publish(event: LiveEvent): void;
  /** Notifies these branches of a change after the commit; for changes that happen many times a second (see `LiveEvents.hint`). */
  hint(topic: LiveTopic, branchIds: Iterable<number>): void;
  /** Queues a job that starts when the transaction commits. */
  queue(task: string, payload: object): Promise<void>;
}

/**
 * Context of a call with many independent parts. It reads and decides outside a transaction and writes each round of parts separately, either by one
 * statement on `db`, which is its own transaction, or by `commit` when a round takes several. Each part is safe to send again, so no answer is stored
 * for an idempotency key.
 */
export interface BatchContext extends ReadContext {
  commit<Result>(work: (command: CommandContext) => Promise<Result>): Promise<Result>;
  /** Transaction of the whole call, if there is one: its opener retries after errors of the database. */
  readonly within?: CommandContext['tx'];
}
