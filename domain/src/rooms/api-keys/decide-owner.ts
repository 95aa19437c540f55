import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { isOpenBranch, type BranchState } from '../branches/branch-states.ts';
import { mayBeServed } from '../customers/customer-states.ts';
import { servingRefusal } from '../customers/decide-customer.ts';
import { maySignIn, type AccountState } from '../staff/account-states.ts';
import { isAgentOwner, isNamedOwner, keepsToCustomer, type KeyOwner } from '../../kernel/key-owners.ts';

/** Owner of a key or webhook, as the user entered it. */
export interface OwnerWish {
  readonly owner_kind: KeyOwner;
  readonly customer_id: number | null;
  readonly owner_name: string | null;
}

/** Facts about the named owner: null for a branch or customer that the maker cannot see. */
export interface OwnerFacts {
  readonly branch: { readonly status: BranchState; readonly agent: boolean } | null;
  readonly customer: { readonly status: AccountState } | null;
}

const wrong = (field: string, code: string): Refusal<'validation_failed'> =>
  refuse('validation_failed', { fields: { [field]: [{ code }] } });
const ofField = <Code extends 'branch_not_covered' | 'api_key_no_agent'>(code: Code): Refusal<Code> =>
  refuse(code, { fields: { branch_id: [{ code }] } });

/** Returns why no key or webhook can be made for this owner; null when it can. */
export function ownerProblem(
  { owner_kind, customer_id, owner_name }: OwnerWish,
  { branch, customer }: OwnerFacts,
): Refusal | null {
  if (keepsToCustomer(owner_kind) ? customer_id === null || !customer : customer_id !== null)
    return wrong('customer_id', 'select');
  if (isNamedOwner(owner_kind) && (owner_name ?? '') === '') return wrong('owner_name', 'required');
  if (!isNamedOwner(owner_kind) && (owner_name ?? '') !== '') return wrong('owner_name', 'without_choice');
  if (!branch || !isOpenBranch(branch.status)) return ofField('branch_not_covered');
  if (isAgentOwner(owner_kind) && !branch.agent) return ofField('api_key_no_agent');
  return customer && servingRefusal(customer.status);
}

/** Why a program is stopped although its key or webhook was not changed. */
export const programStops = ['owner_closed', 'branch_closed', 'maker_left'] as const;
export type ProgramStop = (typeof programStops)[number];

/**
 * Returns what stops this owner's program at once, until it is undone: its merchant is not served, its branch is closed, or the person responsible has
 * no active account. Rolling the key or the webhook's secret makes that person responsible.
 */
export function programStop({
  customer,
  branch,
  maker,
}: {
  readonly customer: AccountState | null;
  readonly branch: BranchState;
  readonly maker: AccountState;
}): ProgramStop | null {
  if (customer !== null && !mayBeServed(customer)) return 'owner_closed';
  if (!isOpenBranch(branch)) return 'branch_closed';
  return !maySignIn(maker) ? 'maker_left' : null;
}
