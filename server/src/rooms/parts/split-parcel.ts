import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { splitForm } from '@waybill/domain/rooms/labels/split-form.ts';
import { dueOf, splitMoney, splitProblem } from '@waybill/domain/rooms/labels/split-parcel.ts';
import { productOf } from '@waybill/domain/rooms/labels/tracking-code.ts';
import type { CallOutput } from '@waybill/contract/registry.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readSplittable, writeSplit } from '../labels/labels.door.ts';
import { takeCodes, takeLabelIds } from '../labels/label-facts.door.ts';
import { copyDoorCode } from '../proofs/proofs.door.ts';
import { insertStopBeside } from '../run-sheets/run-sheets.door.ts';
import { refuseSamePerson } from '../staff/second-person.door.ts';
import { changeParcel, writeDecision } from '../tracking/parcel-commands.door.ts';
import { blockersOf } from '../scan-kit/parcel-life.door.ts';

type Made = CallOutput<'parts.make'>;

/** The scan by which it was parted at a door, and what the device says of itself. */
interface PartedBy {
  readonly scan_id: string;
  readonly at: Date;
  readonly device: string | null;
  /** The device's clock, where it is not believed. */
  readonly device_at: Date | null;
}

/**
 * Splits a parcel of several pieces (G-05): the pieces that the receiver takes now become a separate parcel with the same holder on the same run
 * sheet. Nothing is posted: each part is paid for when it is delivered. The rest keeps its number, and its history records which pieces left with
 * which part.
 */
export async function splitParcel(
  context: CommandContext,
  id: number,
  { pieces_now, cod_now, part_reason }: FormValues<typeof splitForm>,
  scan: PartedBy | null = null,
): Promise<Made | Refusal> {
  const { tx, poolDb, viewer, now } = context;
  let made: Made | null = null;
  const changed = await changeParcel(context, id, { version: null }, async (parcel) => {
    const { row, life } = parcel;
    const { clearance_id, bag_id } = blockersOf(row);
    const values = { status: life.status };
    if (clearance_id !== null) return refuse('scan_on_clearance', { values });
    if (bag_id !== null) return refuse('scan_in_bag', { values });
    const label = await readSplittable(tx, id);
    const due = dueOf(label);
    const problem =
      splitProblem(viewer, { ...life, pieces: label.pieces, due }) ??
      (due > 0 ? await refuseSamePerson(context, [life.holder_staff_id]) : null);
    if (problem) return problem;
    const wrong = wrongFields({ pieces_now, part_reason }, { pieces: label.pieces, due });
    if (wrong) return wrong;
    const money = splitMoney(label, cod_now ?? 0);
    if (isRefusal(money)) return money;
    const [code] = await takeCodes({ pool: poolDb, db: tx }, productOf(label.service_type, label.item_type), 1);
    const [partId] = await takeLabelIds({ pool: poolDb, db: tx }, 1, now);
    if (code === undefined || partId === undefined) throw new Error('no number for a parted parcel');
    await writeSplit(tx, {
      of: id,
      ofCode: row.tracking_code,
      id: partId,
      code,
      pieces: pieces_now,
      money,
      by: viewer.id,
      now,
    });
    await copyDoorCode(tx, { of: id, part: partId });
    await writeDecision(context, parcel, {
      action: 'part',
      life: { ...life, cod_status: money.rest.cod_amount > 0 ? life.cod_status : null },
      entries: [
        {
          status: 'parted',
          viewable: false,
          at: now,
          staff_id: viewer.id,
          branch_id: viewer.branchId ?? life.holder_branch_id,
          ...scan,
          remark: [`${pieces_now}/${label.pieces}: ${code}`, part_reason].filter(Boolean).join(' · '),
        },
      ],
      input: { pieces: pieces_now, cod_amount: money.part.cod_amount, reason: part_reason },
    });
    await insertStopBeside(tx, { of: id, label: partId, by: viewer.id, now });
    context.publish({ topic: 'run_sheet', branchId: life.holder_branch_id, payload: { id: partId } });
    made = {
      data: {
        id: partId,
        tracking_code: code,
        pieces: pieces_now,
        cod_charge: dueOf({ payment_type: label.payment_type, ...money.part }),
      },
    };
    return null;
  });
  return isRefusal(changed) ? changed : (made ?? refuse('not_found'));
}

/** Refuses all or none of the pieces, and a missing reason when money is due (the parcel's history shows the reason). */
function wrongFields(
  { pieces_now, part_reason }: Pick<FormValues<typeof splitForm>, 'pieces_now' | 'part_reason'>,
  { pieces, due }: { readonly pieces: number; readonly due: number },
): Refusal | null {
  if (pieces_now >= pieces)
    return refuse('validation_failed', { fields: { pieces_now: [{ code: 'max', values: { max: pieces - 1 } }] } });
  return due > 0 && part_reason === null
    ? refuse('validation_failed', { fields: { part_reason: [{ code: 'required' }] } })
    : null;
}
