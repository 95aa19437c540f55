import { nextState } from '../../kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../../kernel/access.ts';
import { actionsBy, type OfferedAction } from '../../kernel/who-may.ts';
import { secondPersonProblem } from '../staff/second-person.ts';
import { priceOf, type Price, type PriceQuestion } from '../tariffs/price.ts';
import type { Tariff } from '../tariffs/tariff-kinds.ts';
import {
  priceExceptionCommands,
  priceExceptionLife,
  type PriceDecision,
  type PriceExceptionKind,
  type PriceExceptionState,
} from './price-exception-states.ts';

/** A price that differs from the table; whole kyat. */
export interface PriceException {
  readonly kind: PriceExceptionKind;
  /** Null where the table has no price. */
  readonly table_price: number | null;
  readonly own_price: number;
}

/**
 * Returns how a price differs from the table with the customer's terms; null when it does not. The tariff's own percentage is not an exception.
 *
 * @example exceptionOf(tariff, { …, rating_type: 'flat', flat: 100 }, price) // { kind: 'flat', table_price: 17_300, own_price: 100 }
 * Source: decisions 19.
 */
export function exceptionOf(tariff: Tariff, question: PriceQuestion, own: Price): PriceException | null {
  const insured = own.lines.find(({ name }) => name === 'insurance')?.why;
  const kind: PriceExceptionKind | null =
    question.rating_type === 'flat'
      ? 'flat'
      : insured?.kind === 'percent' && insured.percent !== tariff.rates.insurance_percent
        ? 'insurance'
        : null;
  if (kind === null) return null;
  const table = priceOf(tariff, { ...question, rating_type: 'weight', flat: null, insurance_percent: null });
  return { kind, table_price: isRefusal(table) ? null : table.shipping_total, own_price: own.shipping_total };
}

/** Field of the label form for an exception of this kind. */
const fieldOfException: Readonly<Record<PriceExceptionKind, string>> = {
  flat: 'flat',
  insurance: 'insurance_percent',
  after_rollback: 'flat',
};

/** Returns whether the existing exception is at least as far from the table, so that a change of the label needs no new one. */
export function coversException(kept: PriceException | null, wished: PriceException): boolean {
  return (
    kept !== null &&
    kept.kind === wished.kind &&
    kept.table_price === wished.table_price &&
    kept.own_price === wished.own_price
  );
}

/**
 * Returns why this person may not give this price, by its field, or null. Programs and senders never may: their input is refused before
 * (`key-fields.ts`), and they lack the permission.
 */
export function givePriceProblem(
  actor: Viewer,
  { kind }: PriceException,
  reason: string | null,
): Refusal<'validation_failed' | 'missing_permission'> | null {
  if (!can(actor, priceExceptionLife.commands.confirm.permission))
    return refuse('missing_permission', { fields: { [fieldOfException[kind]]: [{ code: 'price_table_only' }] } });
  return reason === null ? refuse('validation_failed', { fields: { price_reason: [{ code: 'required' }] } }) : null;
}

/**
 * Returns whether the exception applies at once or needs a second person. It applies up to `limit` below the table; where the table has no price, a
 * second person decides.
 *
 * @example exceptionState({ kind: 'flat', table_price: 17_300, own_price: 0 }, 5_000) === 'proposed'
 */
export function exceptionState({ table_price, own_price }: PriceException, limit: number): PriceExceptionState {
  return table_price !== null && table_price - own_price <= limit
    ? priceExceptionLife.at.within_limit
    : priceExceptionLife.at.proposed;
}

/** Facts that the rules need of an exception. */
export interface PriceExceptionFacts {
  readonly status: PriceExceptionState;
  readonly created_by: number;
  /** The actor and the person who gave the price are two people. */
  readonly by_another: boolean;
}

export type PriceExceptionRefusal =
  | 'missing_permission'
  | 'state_not_allowed'
  | 'second_person_needed'
  | 'not_independent';

/**
 * Returns the new state when the actor confirms or denies this price, or the refusal. Denying needs no second person: the label then costs the table
 * price.
 */
export function decidePriceException(
  actor: Viewer,
  { status, created_by, by_another }: PriceExceptionFacts,
  decision: PriceDecision,
): PriceExceptionState | Refusal<PriceExceptionRefusal> {
  if (!can(actor, priceExceptionLife.commands[decision].permission)) return refuse('missing_permission');
  const next = nextState(priceExceptionLife, status, decision);
  if (isRefusal(next) || next !== priceExceptionLife.at.confirmed) return next;
  const problem = secondPersonProblem(actor.id, [created_by], by_another);
  return problem ? refuse(problem) : next;
}

/** Returns the commands of an exception, each with the reason when it is blocked. */
export function priceExceptionActions(
  actor: Viewer,
  facts: PriceExceptionFacts,
): OfferedAction<PriceDecision, PriceExceptionRefusal>[] {
  return actionsBy(priceExceptionLife, facts.status, (command) => decidePriceException(actor, facts, command), {
    of: priceExceptionCommands,
  });
}
