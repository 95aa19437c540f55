import { rule } from '../../kernel/rules.ts';

/** A bank account of the operator as far as it matters to whoever chooses one. */
export interface BankChoice {
  readonly open: boolean;
  /** The branch whose documents alone it serves; `null` serves all. */
  readonly branch_id: number | null;
}

/** The field of every form by which money leaves or comes by bank; nothing chosen is the default account. */
export const bankChoice = rule.idRef();

/**
 * Why a document of this branch cannot be paid with the account; null when it can. A closed account takes part in nothing new, one of another branch never.
 *
 * @example bankProblem({ open: true, branch_id: 2 }, 1) === 'bank_account_elsewhere'
 * Source: decisions 15.
 */
export function bankProblem(
  account: BankChoice,
  branchId: number,
): 'bank_account_closed' | 'bank_account_elsewhere' | null {
  if (!account.open) return 'bank_account_closed';
  return account.branch_id === null || account.branch_id === branchId ? null : 'bank_account_elsewhere';
}
