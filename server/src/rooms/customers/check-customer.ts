import { hasAccount } from '@waybill/domain/rooms/customers/customer-types.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { covers } from '../../kernel/scope.ts';
import { isPlace } from './customer-addresses.store.ts';
import { readCustomerBalance } from './customers.queries.ts';
import type { KeptCustomer, LockedCustomer } from './customers.store.ts';

/**
 * Checks a customer against the database before saving: the branch and whether the user covers it, the company, and whether a customer with open
 * money would lose their account. `null` when all are valid.
 */
export async function checkCustomer(
  context: CommandContext,
  kept: KeptCustomer,
  before: LockedCustomer | null,
): Promise<Refusal | null> {
  const { tx } = context;
  if (kept.branch_id !== before?.branch_id && !(await isCoveredBranch(context, kept.branch_id)))
    return refuse('branch_not_covered', { fields: { branch_id: [{ code: 'branch_not_covered' }] } });
  if (kept.company_id !== null && kept.company_id !== before?.company_id) {
    const company = await tx.selectFrom('company').select('id').where('id', '=', kept.company_id).executeTakeFirst();
    if (!company) return refuse('validation_failed', { fields: { company_id: [{ code: 'select' }] } });
  }
  if (before && hasAccount(before.type) && !hasAccount(kept.type)) {
    const { payable, receivable } = await readCustomerBalance(tx, before.id);
    if (payable !== 0 || receivable !== 0) return refuse('in_use', { fields: { type: [{ code: 'in_use' }] } });
  }
  return null;
}

/** A branch outside the scope is refused like a missing one. */
async function isCoveredBranch({ tx, viewer }: CommandContext, id: number): Promise<boolean> {
  if (!covers(viewer, id)) return false;
  return (await tx.selectFrom('branch').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export async function checkAddressPlace({ tx }: CommandContext, id: number | null): Promise<Refusal | null> {
  return id === null || (await isPlace(tx, id))
    ? null
    : refuse('validation_failed', { fields: { place_id: [{ code: 'select' }] } });
}
