import { form } from '../../kernel/form.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { rule } from '../../kernel/rules.ts';
import { can, type Viewer } from '../../kernel/access.ts';
import { lacks } from '../../kernel/who-may.ts';
import { worksOnTheStreet } from '../../kernel/roles.ts';
import type { LabelBlockers, LabelLife } from './label-life.ts';
import { labelStatuses } from './label-statuses.ts';
import type { ReturnReason } from './label-kinds.ts';
import { canComeBack, sendHome, type ReturnTaken } from './return-approval.ts';

/** Who recalls the parcel, from which number, and why. */
export const recallForm = form({
  requester_name: rule.text({ required: true, max: 100 }),
  requester_phone: rule.phone({ required: true }),
  reason: rule.text({ required: true, max: 200 }),
});

/** The one of the fourteen reasons for a sender's recall (decisions 5). */
export const recallReason: ReturnReason = 'recalled';

export type RecallRefusal =
  | 'return_not_possible'
  | 'recall_with_courier'
  | 'recall_not_sender'
  | 'scan_on_clearance'
  | 'missing_permission';

/**
 * Recalls an accepted parcel: it returns without asking the sender, who requested it. `bySender`: the caller's number is one of the sender's; another
 * caller needs a decider (SV); `null` before a caller is entered. Refused for a parcel that a courier has, that is already returning, or that is
 * finished; before acceptance a label is rejected instead. Source: decisions 13.
 */
export function decideRecall(
  viewer: Viewer,
  life: LabelLife,
  blockers: LabelBlockers,
  bySender: boolean | null,
  now: Date,
): ReturnTaken | Refusal<RecallRefusal> {
  const values = { status: life.status };
  if (!canComeBack(life)) return refuse('return_not_possible', { values });
  if (worksOnTheStreet(viewer.level) || (!can(viewer, 'label.return') && !can(viewer, 'label.decide')))
    return lacks('label.decide');
  if (life.holder_staff_id !== null || labelStatuses[life.status].street === true)
    return refuse('recall_with_courier', { values });
  if (blockers.clearance_id !== null) return refuse('scan_on_clearance', { values });
  if (bySender === false && !can(viewer, 'label.decide'))
    return refuse('recall_not_sender', { fields: { requester_phone: [{ code: 'recall_not_sender' }] } });
  return sendHome(life, now);
}
