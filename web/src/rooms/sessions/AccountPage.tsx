import { useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { useUser } from '../../kernel/session-store.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { AboutMe } from './AboutMe.tsx';
import { accountWords } from './account-page.words.ts';
import { PasswordResetNotice } from './PasswordResetNotice.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PreferencesSection } from './PreferencesSection.tsx';
import { Section } from './Section.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import styles from './AccountPage.module.css';
import { titleOf } from '../../kernel/page-links.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

const PushSection = lazyPart(async () => (await import('./PushSection.tsx')).PushSection, 'afterPage');

/** `/account`: one's own data, preferences, password and sessions. */
export function AccountPage() {
  const say = useSay();
  const toast = useToast();
  const watched = useUser().merchant?.watched === true;
  return (
    <>
      <PageHead title={say(titleOf('account'))} />
      <div className={styles.sections}>
        <AboutMe />
        <PreferencesSection />
        <Section title={say(commonFieldWords.password)} hint={say(accountWords.passwordHint)}>
          <PasswordResetNotice />
          <PasswordForm onSaved={() => toast.success(say(accountWords.passwordChanged))} />
        </Section>
        {!watched && <SecondFactorSection />}
        {!watched && <PushSection />}
        <SessionsSection />
      </div>
    </>
  );
}
