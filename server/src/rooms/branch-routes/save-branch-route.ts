import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { branchLife, isOpenBranch } from '@waybill/domain/rooms/branches/branch-states.ts';
import type { BranchRouteDetail } from '@waybill/contract/rooms/branch-routes/branch-routes.contract.ts';
import { createRecord, editRecord, removeRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { branchRouteRecord } from './branch-route.record.ts';
import {
  deleteBranchRoute,
  insertBranchRoute,
  isPairTaken,
  openBranches,
  updateBranchRoute,
  type BranchRouteValues,
} from './branch-routes.store.ts';
import { rerouteWaiting } from './waiting-parcels.store.ts';

/** Creates a route; parcels not sent yet follow it. Refused: `duplicate` for a pair that has one, `validation_failed` for a closed branch. */
export async function createBranchRoute(
  context: CommandContext,
  body: BranchRouteValues,
): Promise<{ data: BranchRouteDetail } | Refusal> {
  const { tx, now } = context;
  const name = await checkRoute(context, body, null);
  if (typeof name !== 'string') return name;
  const id = await insertBranchRoute(tx, body, now);
  await putOnRoad(context, body);
  return createRecord(context, branchRouteRecord, id, { name, branchId: null, after: body });
}

/** Changes a route. If its ends change, parcels between the former ones go straight. A second editor is refused (`changed_meanwhile`). */
export function editBranchRoute(
  context: CommandContext,
  id: number,
  { version, ...wanted }: BranchRouteValues & { version: number },
): Changed<BranchRouteDetail> {
  return editRecord(
    context,
    branchRouteRecord,
    { id, version },
    {
      valuesOf: ({ values }) => values,
      settle: async ({ values }) => {
        const name = await checkRoute(context, wanted, id);
        if (typeof name !== 'string') return name;
        await putOnRoad(context, { ...values, hops: [] });
        await putOnRoad(context, wanted);
        return wanted;
      },
      save: (values) => updateBranchRoute(context.tx, id, values, context.now),
    },
  );
}

/** Deletes a route: parcels not sent yet go straight. */
export function removeBranchRoute(context: CommandContext, id: number): Promise<{ message: string } | Refusal> {
  return removeRecord(context, branchRouteRecord, id, async ({ values }) => {
    await deleteBranchRoute(context.tx, id);
    await putOnRoad(context, { ...values, hops: [] });
    return { action: 'remove', before: values };
  });
}

const putOnRoad = (context: CommandContext, { from_branch_id: from, to_branch_id: to, hops }: BranchRouteValues) =>
  rerouteWaiting(context, { from, to, hops });

/** Checks a route and returns its name: its branches are open, and no other route has its ends. */
async function checkRoute(
  { tx }: CommandContext,
  values: BranchRouteValues,
  but: number | null,
): Promise<string | Refusal> {
  const { from_branch_id, to_branch_id, hops } = values;
  const working = branchLife.stateNames.filter(isOpenBranch);
  const codes = await openBranches(tx, [from_branch_id, to_branch_id, ...hops], working);
  const wrong = (['from_branch_id', 'to_branch_id', 'hops'] as const).filter((field) =>
    [values[field]].flat().some((id) => !codes.has(id)),
  );
  if (wrong.length > 0)
    return refuse('validation_failed', {
      fields: Object.fromEntries(wrong.map((field) => [field, [{ code: 'select' }]])),
    });
  if (await isPairTaken(tx, values, but))
    return refuse('duplicate', { fields: { to_branch_id: [{ code: 'duplicate' }] } });
  return `${codes.get(from_branch_id)} → ${codes.get(to_branch_id)}`;
}
