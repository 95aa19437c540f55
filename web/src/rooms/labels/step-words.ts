import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import type { StepStatus } from '@waybill/domain/rooms/labels/step-moves.ts';
import { labelStatusWords } from '@waybill/contract/rooms/labels/label-status.words.ts';
import {
  parcelCommandWords,
  senderCommandWords,
  stepVerbWords,
  type ParcelCommand,
} from '@waybill/contract/rooms/tracking/tracking.words.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';

export const isDecision = (command: string): command is ParcelCommand => command in parcelCommandWords;

/** Returns verb and question of a decision; `outside` in the words of a merchant. */
export const wordsOf = (command: ParcelCommand, outside: boolean) =>
  (outside ? senderCommandWords[command] : undefined) ?? parcelCommandWords[command];

export function statusWord(status: string): Word {
  return labelStatusWords[status as LabelStatus] ?? { en: status, mm: status, zh: status };
}

/** Returns the verb of a step for its button. */
export function stepWord(status: string): Word {
  return stepVerbWords[status as StepStatus] ?? statusWord(status);
}
