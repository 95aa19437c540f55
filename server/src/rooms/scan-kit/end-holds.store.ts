import { sql, type RawBuilder, type Transaction } from 'kysely';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { holdFee } from '@waybill/domain/rooms/hold-mails/hold-fee.ts';
import { holdEndings, holdMailLife, type HoldEnding } from '@waybill/domain/rooms/hold-mails/hold-mail-states.ts';
import type { Tables, TableRow } from '../../kernel/db/tables.ts';
import { serviceFeeJournal, writeJournals } from '../ledger/journals.door.ts';

type Tx = Transaction<Tables>;

interface OpenHold extends Pick<
  TableRow<'hold_mail'>,
  'id' | 'label_id' | 'branch_id' | 'started_on' | 'until_on' | 'week_fee' | 'weeks_paid'
> {
  tracking_code: string;
  customer_id: number | null;
  delivered: boolean;
}

/** A hold that has just ended, with what it cost in whole kyat. */
export interface EndedHold extends Pick<TableRow<'hold_mail'>, 'id' | 'label_id' | 'branch_id'> {
  readonly fee: number;
  readonly how: HoldEnding;
}

interface Ending {
  /** Without it: delivered at the counter, or moved on, as the parcel itself says. */
  readonly how?: HoldEnding;
  readonly now: Date;
}

const ended: LabelStatus = 'hold_mail_ended';

/**
 * Ends the holds of these labels, or all that are due: the parcels may move again, their histories have an entry, and the fees are posted, each once.
 * A concurrent call finds nothing to end, because a hold changes only under the lock of its parcel's state. A sender without an account pays at the
 * counter; if they are not there, the fee stays open. Set-based for any number. `labels` have the user who ended each hold.
 */
export async function endHolds(
  tx: Tx,
  which: { readonly labels: ReadonlyMap<number, number | null> } | { readonly until: string },
  { how, now }: Ending,
): Promise<EndedHold[]> {
  const wanted: RawBuilder<boolean> =
    'labels' in which
      ? sql`s.label_id = any(${[...which.labels.keys()]}::bigint[])`
      : sql`h.until_on <= ${which.until}`;
  const { rows } = await sql<OpenHold>`
    select h.id, h.label_id, l.tracking_code, l.merchant_id as customer_id, h.branch_id, h.started_on, h.until_on,
      h.week_fee, h.weeks_paid, s.delivered_at is not null as delivered
    from label_state s
    join hold_mail h on h.label_id = s.label_id
    join label l on l.id = h.label_id
    where h.status = ${sql.lit(holdMailLife.at.held)} and ${wanted}
    order by s.label_id
    for update of s, h`.execute(tx);
  if (rows.length === 0) return [];
  const today = businessDate(now);
  const endings = rows.map((hold) => {
    const ending = how ?? (hold.delivered ? 'delivered' : 'moved_on');
    // A job that comes late charges no day on which the parcel could have gone.
    const ended_on = hold.until_on < today ? hold.until_on : today;
    const fee = holdFee({ ...hold, ended_on });
    const isPaid = fee === 0 || hold.customer_id !== null || holdEndings[ending].atCounter;
    const by = 'labels' in which ? (which.labels.get(hold.label_id) ?? null) : null;
    return {
      ...hold,
      by,
      how: ending,
      ended_on,
      fee,
      isPaid,
      status: isPaid ? holdMailLife.at.ended : holdMailLife.at.fee_due,
    };
  });
  const entries = await writeEndings(tx, endings, now);
  await writeJournals(
    tx,
    endings
      .filter(({ fee, isPaid }) => fee > 0 && isPaid)
      .map((hold) => feeOf(hold, entries.get(hold.label_id) as number, now)),
  );
  return endings.map(({ id, label_id, branch_id, fee, how: ending }) => ({
    id,
    label_id,
    branch_id,
    fee,
    how: ending,
  }));
}

type Charged = Pick<OpenHold, 'id' | 'label_id' | 'tracking_code' | 'customer_id' | 'branch_id'> & { fee: number };

/** Returns the journal of a hold's fee; its key is the hold's, so that it is posted only once. */
export function feeOf(hold: Charged, entryId: number, now: Date) {
  return serviceFeeJournal({
    key: `hold:${hold.id}`,
    event: 'hold_ended',
    income: 'hold_mail',
    fee: hold.fee,
    at: now,
    of: { labelId: hold.label_id, entryId, code: hold.tracking_code },
    branchId: hold.branch_id,
    customerId: hold.customer_id,
  });
}

/** Writes the ends, frees the parcels and notes it in their histories; answers the notes by their labels. */
async function writeEndings(
  tx: Tx,
  endings: readonly (EndedHold & { readonly ended_on: string; readonly status: string; readonly by: number | null })[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; label_id: number }>`
    with e as materialized (
      select *
      from jsonb_to_recordset(${JSON.stringify(endings)}::jsonb) as e(id bigint, label_id bigint, branch_id bigint,
        ended_on date, how text, fee bigint, status text, by bigint)
    ), written as (
      update hold_mail h
      set status = e.status, ended_on = e.ended_on, ended_at = ${now}, ended_by = e.by, ended_how = e.how, fee = e.fee,
        version = h.version + 1, updated_at = ${now}
      from e
      where h.id = e.id
    ), freed as (
      update label_state s
      set hold_id = null, held_until = null, version = s.version + 1
      from e
      where s.label_id = e.label_id
    )
    insert into label_entry (label_id, status, viewable, at, recorded_at, staff_id, branch_id)
    select label_id, ${ended}, false, ${now}, ${now}, by, branch_id from e order by label_id
    returning id, label_id`.execute(tx);
  return new Map(rows.map(({ id, label_id }) => [label_id, id]));
}
