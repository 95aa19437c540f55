import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { ReturnReason } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { postSuffix } from '@waybill/domain/rooms/labels/tracking-code.ts';
import {
  goalAhead,
  nextMove,
  type WalkGoal,
  type WalkMove,
  type WalkedParcel,
} from '@waybill/domain/rooms/sandbox/walk-parcel.ts';
import type { RefusalCode } from '@waybill/contract/kernel/refusals.ts';
import type { Walked } from '@waybill/contract/rooms/sandbox/sandbox.contract.ts';
import type { Shipping } from '@waybill/contract/rooms/tracking/tracking.contract.ts';
import type { ReadContext } from '../../kernel/context.ts';
import type { SandboxTools } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { readActor } from '../sessions/sessions.door.ts';
import { inPayoutTurn } from './payout-turn.store.ts';
import { readBranchPersonId, readClerkId } from './sandbox.store.ts';
import { readWalked } from './sandbox.queries.ts';

/** No way is longer; a walk that goes on beyond this is a mistake of ours. */
const stepsMost = 40;
const roadEnds: RefusalCode = 'sandbox_goal_away';
const calls = { raise: 'tracking.raiseReturn', ask: 'tracking.askReturn', agree: 'tracking.agreeReturn' } as const;

interface Walk {
  readonly context: ReadContext;
  readonly tools: SandboxTools;
  readonly clerkId: number;
  readonly id: number;
}

interface Wish {
  readonly tracking_code: string;
  readonly to: WalkGoal;
  readonly reason: ReturnReason;
}

/**
 * Walks a parcel of the sandbox to a goal: each step is a scan or a decision of the sandbox's people, by the commands of the desk and each in its own
 * transaction. What cannot be done ends the walk where it is, and the answer says why.
 */
export async function walkLabel(
  context: ReadContext,
  { tracking_code, to, reason }: Wish,
): Promise<{ data: Walked } | Refusal> {
  const { db, viewer, services } = context;
  if (!services.sandbox) return refuse('sandbox_only');
  const found = await readWalked(db, viewer, tracking_code);
  if (!found) return refuse('not_found');
  const { id, code } = found;
  const walk: Walk = { context, tools: services.sandbox, clerkId: await readClerkId(db), id };
  let parcel = await read(walk, await clerkAt(walk, viewer.branchId));
  if (!goalAhead(parcel as WalkedParcel, to)) return refuse('sandbox_goal_behind');
  const steps: string[] = [];
  let stopped: string | null = null;
  while (stopped === null && steps.length < stepsMost) {
    const move = nextMove(parcel as WalkedParcel, to, { moved: steps.length > 0, reason });
    if (move === 'arrived') break;
    if (move === 'stuck') stopped = roadEnds;
    else {
      const current = parcel;
      const make = () => makeMove(walk, current, move);
      stopped = await make();
      // The courier, whom two owners share, may just be handing in cash for the other's payout, which then ends first.
      if (stopped !== null) stopped = await inPayoutTurn(context.db, make);
      if (stopped === null) steps.push(move.kind === 'scan' ? move.status : move.command);
      parcel = await read(walk, await clerkAt(walk, parcel.holder_branch.id));
    }
  }
  return { data: { id, tracking_code: code, status: parcel.status, steps, stopped_by: stopped } };
}

/** The clerk of the sandbox, at work at this branch. */
const clerkAt = ({ context, clerkId }: Pick<Walk, 'context' | 'clerkId'>, branchId: number | null) =>
  sandboxPerson(context, clerkId, branchId);

/** A person of the sandbox, at work at this branch. */
export async function sandboxPerson(
  { db }: Pick<ReadContext, 'db'>,
  id: number,
  branchId: number | null,
): Promise<SessionViewer> {
  const person = await readActor(db, id, branchId);
  if (!person) throw new Error('the sandbox has no people');
  return person;
}

async function read({ tools, id }: Walk, clerk: SessionViewer): Promise<Shipping> {
  const answer = await tools.act(clerk, 'tracking.shipping', { params: { id } });
  if (isRefusal(answer)) throw new Error(`the clerk of the sandbox does not see a parcel: ${answer.code}`);
  return answer.data;
}

/** Makes the move at the branch whose turn it is; the code of the refusal, or null when it was made. */
async function makeMove(walk: Walk, parcel: Shipping, move: WalkMove): Promise<string | null> {
  const { context, tools, id } = walk;
  const here = parcel.holder_branch.id;
  if (move.kind === 'return') {
    const body = move.command === 'raise' ? { reason: 'not_home' } : {};
    const answer = await tools.act(await clerkAt(walk, here), calls[move.command], { params: { id }, body });
    return isRefusal(answer) ? answer.code : null;
  }
  const branchId = (move.status === parcel.next ? parcel.next_branch?.id : null) ?? here;
  const clerk = await clerkAt(walk, branchId);
  const needs = (await read(walk, clerk)).steps.find(({ status }) => status === move.status)?.needs ?? [];
  const answer = await tools.act(clerk, 'tracking.scan', {
    body: {
      scans: [
        {
          scan_id: `sandbox-${id}-${parcel.entry_id}`,
          tracking_code: parcel.tracking_code,
          status: move.status,
          scanned_at: context.services.clock().toISOString(),
          confirmed: true,
          device: 'sandbox',
          ...(move.reason ? { reason: move.reason } : {}),
          ...(needs.includes('courier')
            ? { to_staff_id: await readBranchPersonId(context.db, branchId, 'courier') }
            : {}),
          ...(needs.includes('post_code')
            ? { mp_tracking_code: `${parcel.tracking_code.slice(0, -postSuffix.length)}${postSuffix}` }
            : {}),
        },
      ],
    },
  });
  return isRefusal(answer) ? answer.code : (answer.data[0]?.code ?? null);
}
