import { type CodState, codAt } from '../labels/cod-states.ts';
import { headingOf, type LabelBlockers, type LabelLife } from '../labels/label-life.ts';
import type { LabelFacts } from '../labels/label-kinds.ts';
import { mayTake, usualNext } from '../labels/next-step.ts';
import { stepActors } from '../labels/step-actors.ts';
import type { StepRow } from '../labels/step-row.ts';
import { moves, type StepStatus } from '../labels/step-moves.ts';
import { can, type Viewer } from '../../kernel/access.ts';
import type { Permission } from '../../kernel/permissions.ts';
import { countedPlace, streetPlace, type CashPlace } from '../handovers/handover-states.ts';
import { agreedReturn, type CodStay } from './promises.ts';

/** Actions for a late parcel that are not steps: decisions, and opening its bag. */
const others = {
  open_bag: 'mailbag.work',
  return_raise: 'label.return',
  return_ask: 'label.return',
  return_agree: 'label.return',
  agree_reject: 'label.decide',
  settle_missing: 'label.decide',
} as const satisfies Record<string, Permission>;
type OtherAction = keyof typeof others;
export type ParcelAction = StepStatus | OtherAction;
export const parcelActions: readonly ParcelAction[] = [
  ...(Object.keys(moves) as StepStatus[]),
  ...(Object.keys(others) as OtherAction[]),
];

/** Next action for a parcel and who takes it. */
export interface ParcelNext {
  readonly action: ParcelAction;
  /** The branch that must act; null for a decision that belongs to no branch. */
  readonly branch_id: number | null;
  /** The person who carries the parcel, where only they can act. */
  readonly staff_id: number | null;
  /** The viewer may do it. */
  readonly own: boolean;
}

/**
 * Returns the next action by the step table and the return's approval, for any viewer. A parcel in a bag waits for the bag; one without attempts left
 * waits for a request to return it.
 */
export function nextForParcel(viewer: Viewer, life: LabelLife, facts: LabelFacts, blockers: LabelBlockers): ParcelNext {
  const usual = usualNext(life, facts);
  const action = actionOf(life, blockers, usual);
  if (usual && action === usual.to) {
    const actor = usual.by[0] as StepRow['by'][number];
    return {
      action,
      branch_id: stepActors[actor].branch(life),
      staff_id: actor === 'carrier' ? life.holder_staff_id : null,
      own: mayTake(usual, viewer, life),
    };
  }
  const branch = action === 'open_bag' ? (headingOf(life) ?? life.holder_branch_id) : life.holder_branch_id;
  const permission = others[action as OtherAction];
  return { action, branch_id: branch, staff_id: null, own: can(viewer, permission) && isHere(viewer, action, branch) };
}

/** Returns whether the viewer works where the action is taken. Everybody who sees the parcel can decide; a bag is opened where it is. */
function isHere(viewer: Viewer, action: ParcelAction, branch: number): boolean {
  return action !== 'open_bag' || viewer.branchId === branch;
}

function actionOf(life: LabelLife, blockers: LabelBlockers, usual: StepRow | null): ParcelAction {
  if (life.status === 'missing') return 'settle_missing';
  if (life.status === 'pending_reject') return 'agree_reject';
  if (blockers.bag_id !== null) return 'open_bag';
  if (life.return_step !== null && life.return_step !== agreedReturn)
    return life.return_step === 'pending_return' ? 'return_ask' : 'return_agree';
  return usual?.to ?? 'return_raise';
}

/** Where a delivered parcel's money is, according to the books. */
export interface CodPlace {
  readonly place: CashPlace | null;
  readonly handover_id: number | null;
  readonly cod_status: CodState;
}

const codActionTable = {
  hand_in: { permission: 'cash.handover' },
  count_cash: { permission: 'cash.count' },
  send_cash: { permission: 'cash.count' },
  confirm_cash: { permission: 'cash.confirm' },
  collect_cash: { permission: 'cash.confirm' },
  make_clearance: { permission: 'cod.clear' },
  pay_clearance: { permission: 'cod.pay' },
} as const satisfies Record<string, { permission: Permission }>;
export type CodAction = keyof typeof codActionTable;
export const codActions = Object.keys(codActionTable) as CodAction[];

/** Returns the stay of COD: cash by its holder, money that arrived by the progress of the merchant's payment. */
export function codStayOf({ place, handover_id, cod_status }: CodPlace): CodStay {
  if (place === streetPlace) return 'with_courier';
  if (place === countedPlace) return handover_id === null ? 'branch_cash' : 'to_bank';
  if (place !== null) return 'other_carrier';
  return cod_status === codAt.onDocument ? 'on_document' : 'ready';
}

export const codNext: Readonly<Record<CodStay, CodAction>> = {
  with_courier: 'hand_in',
  other_carrier: 'collect_cash',
  branch_cash: 'send_cash',
  to_bank: 'confirm_cash',
  ready: 'make_clearance',
  on_document: 'pay_clearance',
};

/** Returns the next action for COD: hand in uncounted cash, count what was handed in, and so on to the merchant. */
export function nextForCod(at: CodPlace): { readonly action: CodAction; readonly permission: Permission } {
  const stay = codStayOf(at);
  const action = stay === 'with_courier' && at.handover_id !== null ? 'count_cash' : codNext[stay];
  return { action, permission: codActionTable[action].permission };
}
