import { oneTimePassword, passwordBytes } from '@waybill/domain/rooms/staff/one-time-password.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { CopyButton } from '../../ui/layout/CopyButton.tsx';
import { staffPageWords } from './staff-page.words.ts';
import styles from './OneTimePassword.module.css';

export function newOneTimePassword(groups?: number): string {
  return oneTimePassword(crypto.getRandomValues(new Uint8Array(passwordBytes)), groups);
}

/** A one-time password as it is handed over: large enough to read out, with a button that copies it. */
export function OneTimePassword({ password }: { password: string }) {
  const say = useSay();
  return (
    <div className={styles.frame}>
      <output className={styles.password} aria-label={say(staffPageWords.oneTime)}>
        {password}
      </output>
      <CopyButton text={password} what={say(staffPageWords.oneTime)} />
    </div>
  );
}
