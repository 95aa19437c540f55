import type { Say } from '../../kernel/i18n.tsx';
import type { Question } from '../../ui/overlays/ConfirmDialog.tsx';
import type { Unsent } from '../frame-parts.ts';
import { shellWords } from '../shell.words.ts';
import { scanWords as words } from './scan.words.ts';
import { WaitingList } from './WaitingList.tsx';
import styles from './WaitingScans.module.css';

/**
 * What is asked of whoever logs out and leaves something on the device that the server does not have: `n` scans, which go out under whoever is signed in at the
 * branch, and what rooms keep for their maker alone.
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
    yes: say(shellWords.logout),
    kind: unsent?.lines.some(({ lost }) => lost) ? 'danger' : 'plain',
  };
}
