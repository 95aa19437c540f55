import { sql } from 'kysely';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { figuresOf } from '@waybill/domain/rooms/clearances/clearance-figures.ts';
import { usualKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import { clearanceLife } from '@waybill/domain/rooms/clearances/clearance-states.ts';
import { arrivedHolder } from '@waybill/domain/rooms/handovers/handover-states.ts';
import { codAt } from '@waybill/domain/rooms/labels/cod-states.ts';
import type { NextPayout, ParcelMoney } from '@waybill/contract/rooms/clearances/own-money.contract.ts';
import type { IsoRow } from '../../kernel/db/tables.ts';
import type { Database } from '../../kernel/services.ts';
import { readRecords } from '../../kernel/read-records.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { countedLine, openFrom, readItems, reasonOf, type ItemLine } from './items.queries.ts';

/** Reads the rows of the next payout of the viewer's merchant, and what is not in it yet; null for people of no merchant. */
export async function readNextPayout(db: Database, { customerId }: SessionViewer): Promise<NextPayout | null> {
  if (customerId === undefined) return null;
  const items = await readItems(db, customerId, usualKind);
  const lines = items.filter(({ reason }) => reason === null);
  return {
    figures: figuresOf(lines.map(countedLine)),
    lines: lines.map(ownLine),
    // Open documents have their own rows.
    blocked: items.flatMap((item) =>
      item.reason === null || item.reason === 'on_document' ? [] : [{ ...ownLine(item), reason: item.reason }],
    ),
  };
}

/** Returns a line without who of the staff or which branch has its cash. */
const ownLine = ({ item_id: _item, reason: _reason, held_by: _by, held_at: _at, ...line }: ItemLine) => line;

type Part = ParcelMoney['parts'][number];

/** Reads where the money of one of the viewer's parcels is; null for a parcel of somebody else. */
export async function readParcelMoney(
  db: Database,
  { customerId }: SessionViewer,
  labelId: number,
): Promise<ParcelMoney | null> {
  if (customerId === undefined) return null;
  const [[parcel], open, onDocuments] = await Promise.all([
    readRecords(
      db,
      sql<Pick<IsoRow<'label_state'>, 'delivered_at'> & Pick<ParcelMoney, 'cod_status' | 'holder'>>`
      select s.cod_status, s.delivered_at, case when s.cod_status = ${codAt.delivered} then coalesce((select k.place from label_cash k
        where k.label_id = s.label_id and k.event = 'delivered'), ${arrivedHolder}) end as holder
      from label_state s where s.label_id = ${labelId} and s.merchant_id = ${customerId}`,
    ),
    readRecords(
      db,
      sql<Omit<Part, 'document'>>`
      select i.role, i.net, j.business_date as since, ${reasonOf(usualKind)} as reason
      from ${openFrom} join journal j on j.id = i.journal_id
      where i.label_id = ${labelId} and i.customer_id = ${customerId} and i.clearance_id is null order by i.id`,
    ),
    readRecords(
      db,
      sql<Omit<Part, 'reason' | 'document'> & NonNullable<Part['document']>>`
      select l.role, l.net, j.business_date as since, d.id, d.number, d.kind, d.status, d.issue_date, d.paid_at, d.method
      from clearance_line l join clearance d on d.id = l.clearance_id join journal j on j.id = l.journal_id
      where l.label_id = ${labelId} and d.customer_id = ${customerId} and not l.void and d.status <> ${clearanceLife.at.void} order by l.id`,
    ),
  ]);
  if (!parcel) return null;
  return {
    cod_status: parcel.cod_status,
    holder: parcel.holder,
    delivered_on: parcel.delivered_at && businessDate(new Date(parcel.delivered_at)),
    parts: [
      ...onDocuments.map(({ role, net, since, ...document }) => ({ role, net, since, reason: null, document })),
      ...open.map((part) => ({ ...part, document: null })),
    ],
  };
}
