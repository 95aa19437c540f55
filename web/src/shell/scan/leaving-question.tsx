import type { Say } from '../../kernel/i18n.tsx';
import type { Question } from '../../ui/overlays/ConfirmDialog.tsx';
import { shellWords } from '../shell.messages.ts';
import { scanWords as words } from './scan.messages.ts';
import { WaitingList } from './WaitingList.tsx';

/** What is asked of whoever logs out and leaves `n` scans on the device: how many, whose they are and what becomes of them. */
export function leavingQuestion(say: Say, n: string): Question {
  return { question: say(words.waitHere, { n }), text: <WaitingList />, yes: say(shellWords.logout), kind: 'plain' };
}
