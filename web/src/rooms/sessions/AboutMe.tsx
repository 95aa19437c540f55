import { localName } from '@waybill/domain/kernel/locale.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useUser } from '../../kernel/session-store.ts';
import { accountWords } from './account-page.words.ts';
import { Section } from './Section.tsx';
import styles from './AboutMe.module.css';

/** One's name, role and branch. Others change them, because they decide what one may do. */
export function AboutMe() {
  const say = useSay();
  const locale = useLocale();
  const user = useUser();
  const joined = user.all_branches
    ? say(accountWords.allBranches)
    : user.jointed_branches.map((branch) => localName(branch, locale)).join(', ');
  const rows = [
    [say(accountWords.name), user.name],
    [say(accountWords.userName), user.user_name],
    [say(accountWords.role), localName(user.role, locale)],
    [say(accountWords.branch), user.branch ? `${localName(user.branch, locale)} (${user.branch.code})` : ''],
    [say(accountWords.jointed), joined],
    [say(accountWords.phone), user.phone.join(', ')],
    [say(accountWords.email), user.email ?? ''],
    [say(accountWords.business), user.business_name ?? ''],
  ].filter(([, value]) => value !== '');
  return (
    <Section title={say(accountWords.mine)} hint={say(accountWords.mineHint)}>
      <dl className={styles.pairs}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
