import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { auditActions, AuditRoom } from '@waybill/domain/audit-actions.ts';
import type { NewAuditLine, CommandContext, LiveEvent } from './context.ts';
import { changedMeanwhile, differences } from './versions.ts';

type LineOf<Room extends AuditRoom> = Extract<NewAuditLine, { readonly room: Room }>;

/** A kind of record as commands see it, defined once in its room and used by all commands that change such a record. */
export interface CommandRecord<Row, Detail, Id = number> {
  /** Locks the record until the transaction ends, in the viewer's scope; `null` outside it. */
  lock(context: CommandContext, id: Id): Promise<Row | null>;
  /** Notifies open screens of the change; `shown` is the record as its editor sees it now. */
  notify(context: CommandContext, row: Row, id: Id, shown: Detail | null): void;
  read(context: CommandContext, id: Id): Promise<Detail | null>;
  /** Answer to an editor whose change moved the record out of their scope; `not_found` by default. */
  readonly outOfReach?: Refusal;
}

/** The same for records that have an audit log. */
export interface AuditedRecord<Room extends AuditRoom, Row, Detail, Id = number> extends CommandRecord<
  Row,
  Detail,
  Id
> {
  readonly room: Room;
  /** The record's name in the audit log, and the branch whose log it is in. */
  auditSubject(row: Row): Pick<LineOf<Room>, 'name' | 'branchId'>;
}

/** A record whose changes and creation are events of one topic, for the branch of its audit line. */
export interface TopicRecord<Room extends AuditRoom, Row, Detail, Id = number> extends AuditedRecord<
  Room,
  Row,
  Detail,
  Id
> {
  readonly topic: LiveEvent['topic'];
}

/**
 * Describes a record whose changes are events of one topic: for the branch of its audit line (`null`: all branches) unless it has its own `notify`.
 *
 * @example topicRecord<'qandas', LockedQanda, QandaDetail>({ room: 'qandas', topic: 'qanda', lock, auditSubject, read })
 */
export function topicRecord<Room extends AuditRoom, Row, Detail, Id = number>(
  kind: Omit<TopicRecord<Room, Row, Detail, Id>, 'notify'> &
    Partial<Pick<TopicRecord<Room, Row, Detail, Id>, 'notify'>>,
): TopicRecord<Room, Row, Detail, Id> {
  return {
    notify: (context, row, id) =>
      context.publish({ topic: kind.topic, branchId: kind.auditSubject(row).branchId ?? null, payload: { id } }),
    ...kind,
  };
}

/**
 * The change for the audit log: the action with the fields that differ, or with further values; `record` where the line belongs to another record's
 * log.
 */
export type Done<Room extends AuditRoom> = Pick<LineOf<Room>, 'before' | 'after'> &
  Partial<Pick<LineOf<Room>, 'name' | 'branchId' | 'record'>> & {
    readonly action: (typeof auditActions)[Room][number];
  };

export type Changed<Detail> = Promise<{ data: Detail } | Refusal>;

/** Returns a record as the answer of a call; `not_found` when it does not exist, or is outside the viewer's scope. */
export function answerRecord<Detail>(data: Detail | null | undefined): { data: Detail } | Refusal<'not_found'> {
  return data ? { data } : refuse('not_found');
}

/**
 * Ends a command that has created a record: writes its audit line, notifies the screens of its branch, and returns it. Without a branch in the line it
 * is the one that the actor works for.
 */
export async function createRecord<Room extends AuditRoom, Row, Detail, Id extends number | string>(
  context: CommandContext,
  kind: TopicRecord<Room, Row, Detail, Id>,
  id: Id,
  line: Pick<LineOf<Room>, 'name' | 'branchId' | 'after'> & { readonly action?: (typeof auditActions)[Room][number] },
): Changed<Detail> {
  context.audit({ room: kind.room, record: id, action: 'create', ...line } as unknown as NewAuditLine);
  const branchId = line.branchId === undefined ? context.viewer.branchId : line.branchId;
  context.publish({ topic: kind.topic, branchId, payload: { id } });
  return answerRecord(await kind.read(context, id));
}

/**
 * Runs a command on one record without an audit log, such as the user's own jobs: locks it in the viewer's scope, lets the room decide and write,
 * notifies the screens and returns the record as it is now. `not_found` for a record outside the viewer's scope, before or after; a refusal of `act`
 * changes nothing.
 */
export async function onRecord<Row, Detail, Id>(
  context: CommandContext,
  kind: CommandRecord<Row, Detail, Id>,
  id: Id,
  act: (row: Row) => Promise<Refusal | null>,
): Changed<Detail> {
  const row = await kind.lock(context, id);
  if (!row) return refuse('not_found');
  const refused = await act(row);
  if (refused) return refused;
  const data = await kind.read(context, id);
  kind.notify(context, row, id, data);
  return data ? { data } : (kind.outOfReach ?? refuse('not_found'));
}

/** The same for a record with an audit log: the command writes its audit line. */
export function changeRecord<Room extends AuditRoom, Row, Detail, Id extends number | string>(
  context: CommandContext,
  kind: AuditedRecord<Room, Row, Detail, Id>,
  id: Id,
  act: (row: Row) => Promise<Done<Room> | Refusal>,
): Changed<Detail> {
  return onRecord(context, kind, id, async (row) => {
    const done = await act(row);
    if (isRefusal(done)) return done;
    context.audit({ room: kind.room, record: id, ...kind.auditSubject(row), ...done } as unknown as NewAuditLine);
    return null;
  });
}

/** The same for a command after which there is nothing to show, such as a deletion. */
export async function removeRecord<Room extends AuditRoom, Row, Detail, Id extends number | string>(
  context: CommandContext,
  kind: AuditedRecord<Room, Row, Detail, Id>,
  id: Id,
  act: (row: Row) => Promise<Done<Room> | Refusal>,
): Promise<{ message: string } | Refusal> {
  const gone = {
    ...kind,
    read: async () => ({}),
    notify: (...[, row]: [CommandContext, Row]) => kind.notify(context, row, id, null),
  };
  const answer = await changeRecord(context, gone, id, act);
  return isRefusal(answer) ? answer : { message: 'ok' };
}

/** One state change: the command, the decision of the rules, and the write. */
export interface StateChange<Room extends AuditRoom, Row, State extends string> {
  readonly command: (typeof auditActions)[Room][number];
  /** Reason given with the command; kept in the audit log. */
  readonly reason?: string;
  decide(row: Row): State | Refusal | Promise<State | Refusal>;
  /** Further conditions that need other records. */
  check?(state: State, row: Row): Promise<Refusal | null>;
  /** Writes the change; a refusal rolls everything back. */
  set(state: State, row: Row): Promise<Refusal | void>;
}

/** The same for a command that moves a record from one state to another; the audit log keeps both states. */
export function changeState<
  Room extends AuditRoom,
  Row extends { readonly status: string },
  Detail,
  State extends string,
  Id extends number | string,
>(
  context: CommandContext,
  kind: AuditedRecord<Room, Row, Detail, Id>,
  id: Id,
  { command, reason, decide, check, set }: StateChange<Room, Row, State>,
): Changed<Detail> {
  return changeRecord(context, kind, id, async (row) => {
    const state = await decide(row);
    if (isRefusal(state)) return state;
    const refused = (await check?.(state, row)) ?? (await set(state, row));
    if (refused) return refused;
    return {
      action: command,
      before: { status: row.status },
      after: { status: state, ...(reason === undefined ? {} : { reason }) },
    } as unknown as Done<Room>;
  });
}

/** How changes to a record's form are saved. */
export interface Edit<Row, Values extends object> {
  /** Current values of the form of this record, under its field names. */
  valuesOf(row: Row): object;
  /** May it be saved now? Checked before anything else. */
  decide?(row: Row): Refusal | null;
  /** Returns the values to save, or the reason for a refusal. */
  settle(row: Row): Promise<Values | Refusal>;
  save(values: Values, row: Row, change: NonNullable<ReturnType<typeof differences>>): Promise<void>;
}

/**
 * Saves a changed form. A second editor is refused with the fields that the first changed (`changed_meanwhile`). When nothing differs, nothing is
 * written and the audit log has only the save.
 */
export function editRecord<
  Room extends AuditRoom,
  Row extends { readonly version: number },
  Detail,
  Values extends object,
  Id extends number | string,
>(
  context: CommandContext,
  kind: AuditedRecord<Room, Row, Detail, Id>,
  { id, version }: { readonly id: Id; readonly version: number },
  { decide, valuesOf, settle, save }: Edit<Row, Values>,
): Changed<Detail> {
  return changeRecord(context, kind, id, async (row) => {
    const refused = decide?.(row);
    if (refused) return refused;
    if (row.version !== version)
      return changedMeanwhile(context.tx, {
        room: kind.room,
        record: id,
        version: row.version,
        current: valuesOf(row),
      });
    const values = await settle(row);
    if (isRefusal(values)) return values;
    const change = differences(valuesOf(row), values);
    if (change) await save(values, row, change);
    return { action: 'edit', ...(change ?? { before: {}, after: {} }) } as unknown as Done<Room>;
  });
}
