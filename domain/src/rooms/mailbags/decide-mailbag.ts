import { nextState } from '../../kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../../kernel/access.ts';
import { mailbagLife, type MailbagCommand, type MailbagState } from './mailbag-states.ts';
import { actionsBy, type OfferedAction } from '../../kernel/who-may.ts';

/** Facts that the rules need of a bag. */
export interface MailbagFacts {
  readonly status: MailbagState;
  readonly from_branch_id: number;
  readonly to_branch_id: number;
  /** Branch that has it, or sent it off and is not relieved yet. */
  readonly holder_branch_id: number;
  /** Number of parcels in it. */
  readonly parcels: number;
}

export type MailbagRefusal =
  | 'missing_permission'
  | 'scan_no_branch'
  | 'state_not_allowed'
  | 'bag_other_branch'
  | 'bag_empty'
  | 'bag_moved_before';

/** Where a command is given: at the branch that has the bag, at its destination, or at another branch on its way. */
const places: Readonly<Record<MailbagCommand, 'holder' | 'receiver' | 'transit'>> = {
  seal: 'holder',
  unseal: 'holder',
  hand_over: 'holder',
  check_in: 'transit',
  check_out: 'holder',
  receive: 'receiver',
  finish: 'receiver',
};

/**
 * Returns the next state of a command, or the refusal. The branch that has a bag moves it, another takes it off the vehicle, and only its destination
 * opens it.
 *
 * @example decideMailbag(staffOfYangon, bagForMandalay, 'receive') // bag_other_branch
 * Source: decisions 3 and 5.
 */
export function decideMailbag(
  viewer: Viewer,
  bag: MailbagFacts,
  command: MailbagCommand,
): MailbagState | Refusal<MailbagRefusal> {
  if (!can(viewer, mailbagLife.commands[command].permission)) return refuse('missing_permission');
  if (viewer.branchId === null) return refuse('scan_no_branch');
  const next = nextState(mailbagLife, bag.status, command);
  if (isRefusal(next)) return next;
  const wrong = wrongPlace(viewer.branchId, bag, command);
  if (wrong) return wrong;
  return command === 'seal' && bag.parcels === 0 ? refuse('bag_empty') : next;
}

function wrongPlace(branchId: number, bag: MailbagFacts, command: MailbagCommand): Refusal<MailbagRefusal> | null {
  const elsewhere = (branch_id: number) => refuse('bag_other_branch', { values: { branch_id } });
  switch (places[command]) {
    case 'holder':
      return branchId === bag.holder_branch_id ? null : elsewhere(bag.holder_branch_id);
    case 'receiver':
      return branchId === bag.to_branch_id ? null : elsewhere(bag.to_branch_id);
    case 'transit':
      if (branchId === bag.to_branch_id) return refuse('state_not_allowed', { values: { state: bag.status, command } });
      return branchId === bag.holder_branch_id ? refuse('bag_moved_before') : null;
  }
}

/** Direction of a scanned bag: off a vehicle into the branch, or out onto one. */
export const bagWays = ['in', 'out'] as const;
export type BagWay = (typeof bagWays)[number];

const waysOf = {
  in: ['receive', 'check_in'],
  out: ['hand_over', 'check_out'],
} as const satisfies Record<BagWay, readonly MailbagCommand[]>;
export type MoveCommand = (typeof waysOf)[BagWay][number];

/**
 * Returns the command of a bag scan. The user chooses the direction, so that one scan too many never sends on a bag that just came in.
 *
 * @example moveOfBag(staffOfMandalay, bagForMandalay, 'in') === 'receive'
 */
export function moveOfBag(viewer: Viewer, bag: MailbagFacts, way: BagWay): MoveCommand | Refusal<MailbagRefusal> {
  const tried = waysOf[way].map((command) => [command, decideMailbag(viewer, bag, command)] as const);
  const open = tried.find(([, decided]) => !isRefusal(decided));
  if (open) return open[0];
  const refusals = tried.flatMap(([, decided]) => (isRefusal(decided) ? [decided as Refusal<MailbagRefusal>] : []));
  // Most informative reason first: a wrong place or a repeated scan before a wrong state.
  return (
    refusals.find(({ code }) => code !== 'state_not_allowed' && code !== 'bag_other_branch') ??
    refusals.find(({ code }) => code !== 'state_not_allowed') ??
    refuse('state_not_allowed', { values: { state: bag.status, command: waysOf[way][0] } })
  );
}

/** Returns the commands that a screen offers, each with the reason when it is blocked; omits those that state or place rule out. */
export function mailbagActions(viewer: Viewer, bag: MailbagFacts): OfferedAction<MailbagCommand, MailbagRefusal>[] {
  const hidden: readonly MailbagRefusal[] = ['state_not_allowed', 'bag_other_branch', 'bag_moved_before'];
  return actionsBy(mailbagLife, bag.status, (command) => decideMailbag(viewer, bag, command), { hides: hidden });
}

/** Returns why parcels cannot be added or removed here and now, or null. */
export function fillProblem(viewer: Viewer, bag: MailbagFacts): Refusal | null {
  const decided = decideMailbag(viewer, { ...bag, parcels: 1 }, 'seal');
  return isRefusal(decided) ? (decided.code === 'state_not_allowed' ? refuse('bag_not_open') : decided) : null;
}

/** Returns why its parcels cannot be read here and now, or null. */
export function readProblem(viewer: Viewer, bag: MailbagFacts): Refusal | null {
  const decided = decideMailbag(viewer, bag, 'finish');
  return isRefusal(decided) ? (decided.code === 'state_not_allowed' ? refuse('bag_not_taken_off') : decided) : null;
}

/** Returns whether the viewer sees the seal number: not before they have read it off the bag. */
export function seesSeal(viewer: Viewer, bag: Pick<MailbagFacts, 'status' | 'to_branch_id'>): boolean {
  return bag.status === mailbagLife.at.complete || viewer.branchId !== bag.to_branch_id;
}
