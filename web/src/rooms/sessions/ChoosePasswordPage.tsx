import { savePreferences } from '../../kernel/account.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { signOut } from '../../kernel/session.ts';
import { useUser } from '../../kernel/session-store.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { accountWords } from './account-page.words.ts';
import { Brand } from '../../ui/layout/Brand.tsx';
import { PasswordResetNotice } from './PasswordResetNotice.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { sessionsWords } from './sessions.words.ts';
import styles from './ChoosePasswordPage.module.css';
import { titleOf } from '../../kernel/page-links.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** `/account/password`: alone on the screen while a new password must be chosen, a page like others when one wants to. */
export function ChoosePasswordPage() {
  const say = useSay();
  const go = usePageGo();
  const toast = useToast();
  const must = useUser().must_change_password;
  const saved = async () => {
    toast.success(say(accountWords.passwordChanged));
    // The account could not be told the language chosen at login before; its answer also says that the password is chosen.
    await savePreferences({});
    go(must ? 'index' : 'account', { start: true });
  };
  const form = <PasswordForm onSaved={() => void saved()} />;
  if (!must)
    return (
      <>
        <PageHead title={say(titleOf('account.password'))} />
        {form}
      </>
    );
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <Brand note={say(sessionsWords.product)} />
        <h1 tabIndex={-1}>{say(titleOf('account.password'))}</h1>
        <Callout tone="attention">{say(accountWords.mustChoose)}</Callout>
        <PasswordResetNotice />
        {form}
        <Button variant="quiet" onClick={() => void signOut()}>
          {say(commonWords.logout)}
        </Button>
      </div>
    </main>
  );
}
