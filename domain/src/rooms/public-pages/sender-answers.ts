import { form, type FormValues } from '../../kernel/form.ts';
import { also, problemOf, type Rule } from '../../kernel/rule-kit.ts';
import { rule } from '../../kernel/rules.ts';
import type { ReturnStep } from '../labels/label-life.ts';
import { returnAnswerHours } from '../labels/return-approval.ts';

/** Answers of a sender after a failed delivery (O-10): try again on a day, call another number, deliver elsewhere, return it. */
export const senderAnswers = ['again', 'number', 'address', 'return'] as const;
export type SenderAnswer = (typeof senderAnswers)[number];

/** An answer given at the portal; each answer needs its own fields. */
export const senderAnswerForm = form({
  answer: rule.select({ options: senderAnswers, required: true }),
  hold_until: neededFor('again', rule.date()),
  phone: neededFor('number', rule.phone()),
  destination_township: neededFor('address', rule.idRef()),
  destination_street: neededFor('address', rule.text({ max: 160, keepSlashes: true })),
});
export type SenderAnswerValues = FormValues<typeof senderAnswerForm>;

function neededFor<T>(answer: SenderAnswer, own: Rule<T | null>): Rule<T | null> {
  return also(own, (value, all) => problemOf(all['answer'] === answer && value === null ? 'required' : null));
}

/** The sender was asked and has not answered. */
export const questionStep: ReturnStep = 'pending_return_confirm';

/** Returns when the sender's silence counts as an answer (decisions 2.1). */
export function answerUntil(asked: Date): Date {
  return new Date(asked.getTime() + returnAnswerHours * 3_600_000);
}

/**
 * Returns the remaining whole hours and minutes, never below zero. @example timeLeft(until, now) // { hours: 23, minutes: 59 }
 *
 * @example timeLeft(until, now) // { hours: 23, minutes: 59 }
 */
export function timeLeft(until: Date, now: Date): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.floor((until.getTime() - now.getTime()) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
