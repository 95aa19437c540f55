import { useEffect } from 'react';
import { useSay } from '../kernel/i18n.tsx';
import { copyKey } from '../kernel/key-copy.ts';
import { notify } from '../kernel/notices.ts';
import { isVaultLasting } from '../kernel/vault.ts';
import { loadChineseSlices } from '../ui/fonts/chinese-slices.ts';
import { LineBar } from './offline/LineBar.tsx';
import { lineWords } from './offline/line.words.ts';

/** Said once, not at every sign-in. */
let warnedForgetful = false;

/** What nobody waits for, so that it is no part of the first load: it comes when the first page rests, or as soon as the server does not answer. */
export function AtRest() {
  const say = useSay();
  // The Chinese font for texts that people typed, after the first screen is shown (T-05).
  useEffect(() => void loadChineseSlices().catch(() => undefined), []);
  useEffect(() => void copyKey().catch(() => undefined), []);
  useEffect(() => {
    void isVaultLasting().then((lasting) => {
      if (lasting || warnedForgetful) return;
      warnedForgetful = true;
      notify({ kind: 'warning', title: say(lineWords.forgetful) });
    });
  }, [say]);
  return <LineBar />;
}
