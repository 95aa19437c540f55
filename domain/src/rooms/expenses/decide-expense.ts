import { after, commandsFrom } from '../../kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../roles/access.ts';
import { needsSecondPerson, refuseHands } from '../staff/second-person.ts';
import { expenseLife, type ExpenseCommand, type ExpenseState } from './expense-states.ts';
import { offered, type OfferedAction } from '../roles/who-may.ts';

/** A limit as it holds for the actor, and the lowest that holds for anybody: whoever raised it lately still has the former one. Whole kyat. */
export interface ExpenseLimit {
  readonly limit: number;
  readonly lowest_limit: number;
}

/** What the rules need to know of an expense. Money in whole kyat. */
export interface ExpenseFacts {
  readonly status: ExpenseState;
  readonly amount: number;
  readonly branch_id: number;
  readonly has_receipt: boolean;
  /** Who recorded it, and who changed it last. */
  readonly created_by: number;
  readonly changed_by: number;
  readonly approved_by: number | null;
  /** Who paid it; null before. */
  readonly paid_by: number | null;
  /** Are the actor and each of those who recorded and changed it, or who paid it once it is paid, two people? */
  readonly by_another: boolean;
  /** For one purchase: what left today to the same vendor without a second person, by the same people or from the same till. */
  readonly purchase: ExpenseLimit & { readonly left_today: number };
  /** For a day: what left today without a second person by the same people or from the same till, whoever the vendors were. */
  readonly day: ExpenseLimit & { readonly left_today: number };
  /** Above this it is not paid without a receipt. */
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
 * May this command be given? The state it leads to, or why not. Cash leaves and comes back where its till is. Above a limit a second person approves
 * before it leaves: never who recorded or changed it, nor an account in their hands; a purchase that is split counts together.
 *
 * Source: decisions 15.
 */
export function decideExpense(
  actor: Viewer,
  expense: ExpenseFacts,
  command: ExpenseCommand,
): ExpenseState | Refusal<ExpenseRefusal> {
  if (!can(actor, expenseLife.commands[command].permission)) return refuse('missing_permission');
  const next = after(expenseLife, expense.status, command);
  if (isRefusal(next)) return next;
  return problemOf(actor, expense, command) ?? next;
}

function problemOf(actor: Viewer, expense: ExpenseFacts, command: ExpenseCommand): Refusal<ExpenseRefusal> | null {
  switch (command) {
    case 'pay':
      return payProblem(actor, expense);
    case 'void': {
      if (isElsewhere(actor, expense)) return refuse('expense_other_branch');
      return refuseHands(actor.id, handsOf(expense), expense.by_another);
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

/** Who must be other people than whoever decides: the makers, and once it is paid whoever paid it, because the cash would be theirs. */
export const handsOf = ({
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

/** Could it need a second person, whoever pays it? Then it may be approved beforehand. */
function mayNeedApproval({ amount: leaves, approved_by, purchase, day }: ExpenseFacts): boolean {
  return [purchase, day].some(({ left_today, lowest_limit: limit }) =>
    needsSecondPerson({ approved_by, leaves, left_today, limit }),
  );
}

/** The commands a screen offers, each with the reason when it is blocked; an approval that nobody needs is not offered. */
export function expenseActions(actor: Viewer, expense: ExpenseFacts): OfferedAction<ExpenseCommand, ExpenseRefusal>[] {
  return commandsFrom(expenseLife, expense.status).flatMap((command) => {
    const decided = decideExpense(actor, expense, command);
    if (command === 'edit' || (command === 'approve' && !mayNeedApproval(expense))) return [];
    return [
      offered(command, decided, expenseLife.commands[command].permission, expenseLife.commands.approve.permission),
    ];
  });
}
