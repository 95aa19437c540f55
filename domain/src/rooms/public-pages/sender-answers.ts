import type { ReturnStep } from '../labels/label-life.ts';
import { returnAnswerHours } from '../labels/return-approval.ts';

/** What a sender may answer when a delivery failed (O-10): try again on a day, bring it somewhere else, send it back. */
export const senderAnswers = ['again', 'address', 'return'] as const;
export type SenderAnswer = (typeof senderAnswers)[number];

/** The question stands: somebody asked the sender and nobody has answered. */
export const questionStep: ReturnStep = 'pending_return_confirm';

/** The moment in which the silence of a sender who was asked then counts as an answer (decisions 2.1). */
export function answerUntil(asked: Date): Date {
  return new Date(asked.getTime() + returnAnswerHours * 3_600_000);
}

/** What is left of it: whole hours and minutes, none below zero. @example timeLeft(until, now) // { hours: 23, minutes: 59 } */
export function timeLeft(until: Date, now: Date): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.floor((until.getTime() - now.getTime()) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
