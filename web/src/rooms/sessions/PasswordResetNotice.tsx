import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useUser } from '../../kernel/session-store.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { accountWords } from './account-page.words.ts';

/** Tells an account's owner that somebody else has known a password of it (decisions 15). */
export function PasswordResetNotice() {
  const say = useSay();
  const reset = useUser().password_reset;
  if (!reset) return null;
  return (
    <Callout tone="attention">
      {say(accountWords.passwordReset, { by: reset.by, at: formatDateTime(new Date(reset.at)) })}{' '}
      {reset.used &&
        say(accountWords.passwordUsed, {
          at: formatDateTime(new Date(reset.used.at)),
          address: reset.used.address ?? '–',
        })}
    </Callout>
  );
}
