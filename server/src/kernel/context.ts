import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { LiveTopic } from '@waybill/contract/kernel/live-topics.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import type { AuditValues } from '@waybill/contract/rooms/audit/audit-values.ts';
import type { AuditRoom, auditActions } from '@waybill/domain/rooms/audit/audit-actions.ts';
import type { Tables } from './db/tables.ts';
import type { LiveEvents } from './events.ts';
import type { Database, Services } from './services.ts';
import type { SessionViewer } from './viewer.ts';

export interface RequestContext {
  readonly services: Services;
  readonly db: Database;
  /** Where open screens hear of changes; `null` in a process that serves none. */
  readonly live: LiveEvents | null;
  readonly now: Date;
  readonly requestId: string;
  /** The language of the answer. */
  readonly locale: Locale;
  readonly request: { readonly ip: string; readonly userAgent: string | null; readonly raw: FastifyRequest | null };
  /** Gives the browser a cookie with the answer; left out where there is no browser. */
  keepCookie?(cookie: string): void;
}

/** What a reader gets. */
export interface ReadContext extends RequestContext {
  readonly viewer: SessionViewer;
}

interface AuditFacts<Room extends AuditRoom> {
  readonly record: number | string;
  readonly name?: string | null;
  /** Whose branch's log it is in; `null` is the whole operator's, left out is the branch the actor works for. */
  readonly branchId?: number | null;
  /** Under the names of the room's shapes (`auditShapes`), so that whatever is kept can be shown. */
  readonly before?: AuditValues<Room> | null;
  readonly after?: AuditValues<Room> | null;
}

/** What a change leaves in the audit log. Secrets never come here: the store names the columns it shows. An action without words does not compile. */
export type AuditLine = {
  [Room in AuditRoom]: AuditFacts<Room> & { readonly room: Room; readonly action: (typeof auditActions)[Room][number] };
}[AuditRoom];

/** Something that open screens want to hear of; `branchId` null means every branch, `staffId` one person only. */
export interface LiveEvent {
  readonly topic: LiveTopic;
  readonly branchId?: number | null;
  readonly staffId?: number | null;
  readonly payload: object;
}

/** What a command gets: the one transaction, and where to leave its audit lines and events. */
export interface CommandContext extends ReadContext {
  readonly tx: Transaction<Tables>;
  /**
   * The pool that the transaction belongs to, under which a process keeps what it has read. A query on it is refused, because the command already holds a
   * connection.
   */
  readonly poolDb: Database;
  audit(line: AuditLine): void;
  publish(event: LiveEvent): void;
  /** Notifies these branches of a change after the commit: for what happens many times a second (see `LiveEvents.hint`). */
  hint(topic: LiveTopic, branchIds: Iterable<number>): void;
  /** Queues a job that starts when the transaction commits. */
  queue(task: string, payload: object): Promise<void>;
}

/**
 * The context of a call with many independent parts: it reads and decides outside of a transaction and writes each round of parts by itself, either by one
 * statement on `db`, which is its own transaction, or by `commit` when a round takes several. Each part is safe to send again by itself, so no answer is kept
 * for an idempotency key.
 */
export interface BatchContext extends ReadContext {
  commit<Result>(work: (command: CommandContext) => Promise<Result>): Promise<Result>;
  /** The transaction that the whole call is part of, if it is: what the database refuses in it is tried again by whoever opened it. */
  readonly within?: CommandContext['tx'];
}
