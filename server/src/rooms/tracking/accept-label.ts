import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { lockLabel } from '../labels/labels.door.ts';
import { applyScans, readScans } from '../scan-kit/scan-round.door.ts';
import { batchOf } from '../scan-kit/scan-kit.door.ts';

const accepted = 'accept_from_origin_branch' satisfies LabelStatus;

/**
 * Takes a parcel in that somebody chose in a list, by the same rules as the scan of its code: the branch that must act, the money that moves. Refused with
 * the scan's own code.
 */
export async function acceptLabel(context: CommandContext, id: number): Promise<{ message: string } | Refusal> {
  const { tx, viewer, now } = context;
  const label = await lockLabel(tx, viewer, id);
  if (!label) return refuse('not_found');
  const scan = {
    scan_id: `accept-${id}-${label.version}-${now.getTime()}`,
    tracking_code: label.tracking_code,
    status: accepted,
    scanned_at: toIso(now),
  };
  const ready = await readScans(tx, viewer, [scan], now);
  const wrong = ready.find((one) => 'refusal' in one);
  if (wrong && 'refusal' in wrong) return wrong.refusal;
  const outcome = (
    await applyScans(
      batchOf(context),
      ready.flatMap((one) => ('refusal' in one ? [] : [one])),
    )
  ).get(0);
  if (outcome?.kind === 'refused') return outcome.refusal;
  // `applyScans` only hints at changes, which a job does not pass on; so the screens are notified by events, as by any command.
  if (outcome?.kind === 'applied')
    for (const branchId of new Set([outcome.holder_branch_id, outcome.deliver_branch_id]))
      context.publish({ topic: 'labels', branchId, payload: { id } });
  return { message: 'ok' };
}
