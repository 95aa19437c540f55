import type { Say } from '../../kernel/i18n.tsx';
import type { Unsent } from '../frame-parts.ts';
import { scanWords as words } from './scan.words.ts';
import { WaitingList } from './WaitingList.tsx';
import styles from './WaitingScans.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import type { Question } from '../../ui/overlays/ConfirmWindow.tsx';

/**
 * Returns the question for a user who logs out with unsent data on the device: `n` scans, which any signed-in person of the branch will send, and data of rooms
 * that only their author can send.
 */
export function leavingQuestion(say: Say, n: string | null, unsent: Unsent | null): Question {
  const scans = n === null ? '' : say(words.waitHere, { n });
  return {
    question: unsent?.title ?? scans,
    text: (
      <>
        {n !== null && unsent && <p>{scans}</p>}
        {n !== null && <WaitingList />}
        {unsent?.lines.map(({ text, lost }) => (
          <p key={text} className={lost ? styles.unsafe : undefined}>
            {text}
          </p>
        ))}
      </>
    ),
    yes: say(commonWords.logout),
    kind: unsent?.lines.some(({ lost }) => lost) ? 'danger' : 'plain',
  };
}
