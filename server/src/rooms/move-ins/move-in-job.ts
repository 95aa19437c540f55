import { dayBounds } from '@waybill/domain/kernel/calendar.ts';
import { nextState } from '@waybill/domain/kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import type { MoveInTotal } from '@waybill/domain/rooms/move-ins/move-in-sheets.ts';
import { moveInLife, type MoveInCommand } from '@waybill/domain/rooms/move-ins/move-in-states.ts';
import { moveInContract } from '@waybill/contract/rooms/move-ins/move-ins.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { denial } from '../../kernel/http.ts';
import { idOfPayload, withJobLock } from '../../kernel/job-lock.ts';
import type { Job, JobTools } from '../../kernel/jobs.ts';
import { runCommand } from '../../kernel/run-command.ts';
import { readActor } from '../sessions/sessions.door.ts';
import { badRowsOf, checkStored, moveInJobName } from './change-move-in.ts';
import { isOpenDay } from './move-in-facts.queries.ts';
import { moveInRecord } from './move-in.record.ts';
import {
  lockMoveIn,
  lockWriting,
  setMoveIn,
  writeMoveInCheck,
  writeRecords,
  type LockedMoveIn,
} from './move-ins.store.ts';
import { writeBalances, writeParcels } from './write-money.ts';
import { writeCustomers, writeStaff, type SignedMoveIn, type Written } from './write-people.ts';

/** Returns the lock held while a move-in is written. */
export const moveInLock = (id: number) => `move_in:${id}`;

/** Writes a signed move-in in one transaction: however it ends, everything of it is there once or nothing is. */
export function moveInJob(tools: JobTools): Job {
  return {
    name: moveInJobName,
    work: async (payload) => {
      const id = idOfPayload(payload);
      await withJobLock(tools.db, moveInLock(id), () => writeSigned(tools, id));
    },
  };
}

async function writeSigned({ services, db }: JobTools, id: number): Promise<void> {
  const found = await db.selectFrom('move_in').select(['status', 'created_by']).where('id', '=', id).executeTakeFirst();
  if (found?.status !== moveInLife.at.writing) return;
  // Its maker's rights count, because a signature only confirms what the maker may do.
  const viewer = await readActor(db, found.created_by, null);
  if (!viewer) throw new Error(`move-in ${id}: its maker has no account`);
  const denied = denial(moveInContract.add, viewer);
  const outcome = await runCommand(
    {
      services,
      db,
      live: null,
      viewer,
      now: services.clock(),
      requestId: `move-in-${id}`,
      locale: viewer.locale,
      request: { ip: '', userAgent: null, raw: null },
    },
    {
      endpoint: moveInContract.sign.id,
      status: 200,
      audited: false,
      idempotencyKey: null,
      input: {},
      act: (context) => writeOnce(context, id, denied),
    },
  );
  if (isRefusal(outcome)) throw new Error(`move-in ${id}: ${outcome.code}`);
}

async function writeOnce(context: CommandContext, id: number, denied: Refusal | null): Promise<object> {
  const { tx, now } = context;
  await lockWriting(tx);
  const moveIn = await lockMoveIn(tx, { covers: 'all' }, id);
  if (moveIn?.status !== moveInLife.at.writing || moveIn.signed_by === null) return {};
  if (denied) return halt(context, moveIn, denied);
  if (!(await isOpenDay(tx, moveIn.opening_day, now))) return halt(context, moveIn, refuse('move_in_day'));
  const { checked } = await checkStored(context, id);
  const bad = badRowsOf(checked);
  if (bad.length > 0 || textOf(checked.totals) !== textOf(moveIn.totals as unknown as MoveInTotal[])) {
    await writeMoveInCheck(tx, id, { bad, incomplete: 0, totals: checked.totals }, now);
    return halt(context, moveIn, refuse('move_in_changed'));
  }
  const { name, created_by, signed_by } = moveIn;
  const signed: SignedMoveIn = { id, name, at: dayBounds(moveIn.opening_day)[0], created_by, signed_by };
  const customers = await writeCustomers(context, signed, checked.rows.customers);
  const staff = await writeStaff(context, signed, checked.rows.staff);
  const balances = await writeBalances(context, signed, checked, staff);
  const parcels = await writeParcels(context, signed, checked, { customers, staff });
  await writeRecords(tx, [customers, staff, balances, parcels].flatMap(recordsOf));
  const status = stateAfter(moveIn, 'finish');
  await setMoveIn(tx, id, { status, finished_at: now, halted: null }, now);
  const [rows, amount] = (['count', 'amount'] as const).map((of) =>
    checked.totals.reduce((sum, one) => sum + one[of], 0),
  );
  const before = { status: moveIn.status };
  context.audit({ ...lineOf(moveIn), action: 'bring_in', before, after: { status, rows, amount } });
  moveInRecord.notify(context, moveIn, id, null);
  return {};
}

/** The database keeps the members of JSON in its own order. */
const textOf = (totals: readonly MoveInTotal[]): string =>
  JSON.stringify(totals.map(({ what, branch_id, count, amount }) => [what, branch_id, count, amount]));

const recordsOf = (written: Written) =>
  [...written].map(
    ([
      {
        row: { sheet_id, position },
        value,
      },
      record_id,
    ]) => ({
      sheet_id,
      position,
      record_id,
      code: value && 'code' in value && value.code !== null ? searchKey(value.code) : null,
    }),
  );

function stateAfter(moveIn: LockedMoveIn, command: MoveInCommand) {
  const status = nextState(moveInLife, moveIn.status, command);
  if (isRefusal(status)) throw new Error(`move-in ${moveIn.id} cannot ${command} from ${moveIn.status}`);
  return status;
}

/** Sends a move-in that can no longer be written back to its draft, with the reason; both signatures have to be given again. */
async function halt(context: CommandContext, moveIn: LockedMoveIn, { code }: Refusal): Promise<object> {
  const status = stateAfter(moveIn, 'halt');
  const unsigned = { proposed_by: null, proposed_at: null, signed_by: null, signed_at: null };
  await setMoveIn(context.tx, moveIn.id, { status, halted: code, ...unsigned }, context.now);
  const before = { status: moveIn.status };
  context.audit({ ...lineOf(moveIn), action: 'halt', before, after: { status, halted: code } });
  moveInRecord.notify(context, moveIn, moveIn.id, null);
  return {};
}

const lineOf = ({ id, name }: LockedMoveIn) => ({ room: 'move_ins', record: id, name, branchId: null }) as const;
