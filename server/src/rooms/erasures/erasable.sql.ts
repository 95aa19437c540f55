import { sql, type RawBuilder } from 'kysely';
import type { AuditRoom } from '@waybill/domain/audit-actions.ts';
import { moneyOrderMonths } from '@waybill/domain/rooms/erasures/erasure-form.ts';
import type { PersonSheetKey } from '@waybill/contract/rooms/exports/person-file.words.ts';
import { monthsBefore } from '@waybill/domain/kernel/calendar.ts';
import { messageAt } from '@waybill/domain/rooms/messages/message-states.ts';
import { openPickupStates } from '@waybill/domain/rooms/pickup-requests/pickup-request-states.ts';
import type { Tables } from '../../kernel/db/tables.ts';
import { personRegister } from '../exports/person.door.ts';
import { isAtRest } from '../labels/at-rest.door.ts';

export type Side = 'source' | 'destination';
export type ErasedTable = keyof Tables;

/** Columns with details of people that nobody is shown in their file, beside those of the register. */
const further: Partial<Record<ErasedTable, readonly string[]>> = {
  label_import_row: ['cells', 'raw', 'fixed'],
  exception_scan: ['remark', 'settled_note'],
  message_try: ['answer'],
};

/** Returns the columns of a table that hold details of people. */
export function detailColumns(table: ErasedTable): readonly string[] {
  const ofFile = Object.values(personRegister).flatMap((sheet) => (sheet.table === table ? sheet.details : []));
  return [...new Set([...ofFile, ...(further[table] ?? [])])];
}

/** Columns of a label about each of its sides. */
export const sideColumns: Readonly<Record<Side, readonly string[]>> = {
  source: personRegister.parcels_sent.details,
  destination: [...personRegister.parcels_received.details, ...personRegister.parcels_contact.details],
};

interface LinkedTable {
  readonly table: ErasedTable;
  /** Room of the audit lines about its rows. */
  readonly room?: AuditRoom;
  readonly isOf: (labels: readonly number[]) => RawBuilder<boolean>;
}

const ofLabels = (labels: readonly number[]) => sql<boolean>`t.label_id = any(${[...labels]}::bigint[])`;

/** Rows that lose their details together with their parcel. */
export const linkedTables: readonly LinkedTable[] = [
  { table: 'label_entry', isOf: ofLabels },
  { table: 'delivery_proof', isOf: ofLabels },
  { table: 'message', room: 'messages', isOf: ofLabels },
  {
    table: 'message_try',
    isOf: (labels) =>
      sql`t.message_id in (select m.id from message m where m.label_id = any(${[...labels]}::bigint[]))`,
  },
  { table: 'call_log', isOf: ofLabels },
  { table: 'hold_mail', room: 'hold_mails', isOf: ofLabels },
  { table: 'missing_case', room: 'missing_cases', isOf: ofLabels },
  { table: 'gate_slip_parcel', isOf: ofLabels },
  { table: 'feedback', room: 'feedbacks', isOf: ofLabels },
  { table: 'exception_scan', isOf: ofLabels },
  {
    table: 'label_import_row',
    isOf: (labels) =>
      sql`t.import_id in (select l.import_id from label l where l.id = any(${[...labels]}::bigint[])) and ${ofLabels(labels)}`,
  },
];

export interface OwnRows {
  readonly sheet: PersonSheetKey;
  /** Name of the table within the sheet's query. */
  readonly as: string;
  readonly room?: AuditRoom;
  /** When the row was made; rows later than a request are not part of it. */
  readonly madeAt: RawBuilder<Date>;
  /** Nothing is left to be done with the row, and its last day is before this moment. */
  readonly isDone: (before: Date, now: Date) => RawBuilder<boolean>;
}

const parcelAtRest = (before: Date) =>
  sql<boolean>`exists (select from label_state s where s.label_id = l.id and ${isAtRest(before)})`;
const orderDone = (before: Date, now: Date) => {
  const longest = monthsBefore(now, moneyOrderMonths);
  return sql<boolean>`coalesce(e.paid_at, e.refunded_at) < ${longest < before ? longest : before}`;
};

/** Rows about a person that are found by the number itself, without their parcel. */
export const ownRows: readonly OwnRows[] = [
  { sheet: 'money_orders_sent', madeAt: sql`e.sold_at`, as: 'e', room: 'emos', isDone: orderDone },
  { sheet: 'money_orders_received', madeAt: sql`e.sold_at`, as: 'e', room: 'emos', isDone: orderDone },
  { sheet: 'hold_requests', madeAt: sql`h.created_at`, as: 'h', room: 'hold_mails', isDone: parcelAtRest },
  { sheet: 'payees', madeAt: sql`c.created_at`, as: 'c', room: 'missing_cases', isDone: parcelAtRest },
  { sheet: 'gate_words', madeAt: sql`g.handed_at`, as: 'g', isDone: parcelAtRest },
  {
    sheet: 'surpluses',
    madeAt: sql`s.requested_at`,
    as: 's',
    room: 'surpluses',
    isDone: (before) => sql`s.confirmed_at < ${before}`,
  },
  {
    sheet: 'pickups',
    madeAt: sql`q.created_at`,
    as: 'q',
    room: 'pickup_requests',
    isDone: (before) => sql`q.status <> all(${[...openPickupStates]}::text[]) and q.updated_at < ${before}`,
  },
  {
    sheet: 'messages',
    madeAt: sql`m.created_at`,
    as: 'm',
    room: 'messages',
    isDone: (before) =>
      sql`m.label_id is null and m.updated_at < ${before} and m.status not in (${messageAt.queued}, ${messageAt.sending})`,
  },
];
