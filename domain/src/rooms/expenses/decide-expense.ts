import { refuse, type Refusal } from '../../kernel/refusal.ts';
import type { Viewer } from '../../kernel/access.ts';
import { needsSecondPerson, refuseHands } from '../staff/second-person.ts';
import { expenseLife, type ExpenseCommand, type ExpenseState } from './expense-states.ts';
import { actionsBy, decideBy, type OfferedAction } from '../../kernel/who-may.ts';

/** Limit of the actor, and the lowest limit of anybody: a person who raised it recently still has the former one. Whole kyat. */
export interface ExpenseLimit {
  readonly limit: number;
  readonly lowest_limit: number;
}

/** Facts that the rules need of an expense. Money in whole kyat. */
export interface ExpenseFacts {
  readonly status: ExpenseState;
  readonly amount: number;
  readonly branch_id: number;
  readonly has_receipt: boolean;
  /** Who recorded it, and who changed it last. */
  readonly created_by: number;
  readonly changed_by: number;
  readonly approved_by: number | null;
  /** Who paid it; null before payment. */
  readonly paid_by: number | null;
  /** The actor is a different person from those who recorded and changed it and, once it is paid, from the payer. */
  readonly by_another: boolean;
  /** For one purchase: paid today to the same vendor without a second person, by the same people or from the same till. */
  readonly purchase: ExpenseLimit & { readonly left_today: number };
  /** For a day: paid today without a second person by the same people or from the same till, to any vendor. */
  readonly day: ExpenseLimit & { readonly left_today: number };
  /** Amount above which a receipt is needed for payment. */
  readonly receipt_above: number;
}

export type ExpenseRefusal =
  | 'missing_permission'
  | 'state_not_allowed'
  | 'expense_other_branch'
  | 'receipt_needed'
  | 'purchase_above_limit'
  | 'day_above_limit'
  | 'second_person_needed'
  | 'not_independent'
  | 'approval_not_needed';

/**
 * Returns the next state of a command, or the refusal. Cash leaves and returns at the branch of its till. Above a limit a second person approves first:
 * never the one who recorded or changed it, nor an account they control. Split purchases count together. Source: decisions 15.
 */
export function decideExpense(
  actor: Viewer,
  expense: ExpenseFacts,
  command: ExpenseCommand,
): ExpenseState | Refusal<ExpenseRefusal> {
  return decideBy(expenseLife, actor, expense.status, command, () => problemOf(actor, expense, command));
}

function problemOf(actor: Viewer, expense: ExpenseFacts, command: ExpenseCommand): Refusal<ExpenseRefusal> | null {
  switch (command) {
    case 'pay':
      return payProblem(actor, expense);
    case 'void': {
      if (isElsewhere(actor, expense)) return refuse('expense_other_branch');
      return refuseHands(actor.id, involvedPeople(expense), expense.by_another);
    }
    case 'approve': {
      if (!mayNeedApproval(expense)) return refuse('approval_not_needed');
      return refuseHands(actor.id, makersOf(expense), expense.by_another);
    }
    case 'refuse':
      return refuseHands(actor.id, makersOf(expense), expense.by_another);
    case 'edit':
    case 'withdraw':
      return null;
  }
}

/** Returns the people who must differ from the decider: the makers, and after payment the payer, who would get the cash. */
export const involvedPeople = ({
  created_by,
  changed_by,
  paid_by,
}: Pick<ExpenseFacts, 'created_by' | 'changed_by' | 'paid_by'>): number[] =>
  paid_by === null ? [created_by, changed_by] : [paid_by];
const makersOf = ({ created_by, changed_by }: ExpenseFacts) => [created_by, changed_by];
const isElsewhere = (actor: Viewer, { branch_id }: ExpenseFacts) => actor.branchId !== branch_id;

function payProblem(actor: Viewer, expense: ExpenseFacts): Refusal<ExpenseRefusal> | null {
  const { amount: leaves, approved_by, purchase, day, receipt_above } = expense;
  if (isElsewhere(actor, expense)) return refuse('expense_other_branch');
  if (leaves > receipt_above && !expense.has_receipt)
    return refuse('receipt_needed', { values: { limit: receipt_above } });
  if (needsSecondPerson({ approved_by, leaves, ...purchase }))
    return refuse('purchase_above_limit', { values: { limit: purchase.limit } });
  if (needsSecondPerson({ approved_by, leaves, ...day }))
    return refuse('day_above_limit', { values: { limit: day.limit } });
  return null;
}

/** Returns whether a second person could be needed for some payer, so that it may be approved in advance. */
function mayNeedApproval({ amount: leaves, approved_by, purchase, day }: ExpenseFacts): boolean {
  return [purchase, day].some(({ left_today, lowest_limit: limit }) =>
    needsSecondPerson({ approved_by, leaves, left_today, limit }),
  );
}

/** Returns the commands a screen offers, each with the reason when it is blocked; without an approval that is not needed. */
export function expenseActions(actor: Viewer, expense: ExpenseFacts): OfferedAction<ExpenseCommand, ExpenseRefusal>[] {
  const shown = expenseLife.commandNames.filter(
    (command) => command !== 'edit' && (command !== 'approve' || mayNeedApproval(expense)),
  );
  return actionsBy(expenseLife, expense.status, (command) => decideExpense(actor, expense, command), {
    of: shown,
    approves: expenseLife.commands.approve.permission,
  });
}
