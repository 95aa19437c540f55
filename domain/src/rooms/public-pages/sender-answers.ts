import type { ReturnStep } from '../labels/label-life.ts';
import { returnAnswerHours } from '../labels/return-approval.ts';

/** Answers of a sender after a failed delivery (O-10): try again on a day, deliver elsewhere, return it. */
export const senderAnswers = ['again', 'address', 'return'] as const;
export type SenderAnswer = (typeof senderAnswers)[number];

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
