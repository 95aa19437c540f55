import { useEffect } from 'react';
import { useSay } from '../kernel/i18n.tsx';
import { copyKey } from '../kernel/key-copy.ts';
import { notify } from '../kernel/notices.ts';
import { isVaultLasting } from '../kernel/vault.ts';
import { loadChineseSlices } from '../ui/fonts/chinese-slices.ts';
import { OfflineBar } from './offline/OfflineBar.tsx';
import { ringAgain } from './offline/push-here.ts';
import { lineWords } from './offline/line.words.ts';

/** Shown once, not at every sign-in. */
let warnedForgetful = false;

/** Starts what is not needed for the first page: it is loaded when that page is idle, or as soon as the server does not answer. */
export function DeferredStartup() {
  const say = useSay();
  // Loads the Chinese font for texts that people typed, after the first screen is shown (T-05).
  useEffect(() => void loadChineseSlices().catch(() => undefined), []);
  useEffect(() => void ringAgain().catch(() => undefined), []);
  useEffect(() => void copyKey().catch(() => undefined), []);
  useEffect(() => {
    void isVaultLasting().then((lasting) => {
      if (lasting || warnedForgetful) return;
      warnedForgetful = true;
      notify({ kind: 'warning', title: say(lineWords.forgetful) });
    });
  }, [say]);
  return <OfflineBar />;
}
