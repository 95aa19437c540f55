import { localName } from '@waybill/domain/kernel/locale.ts';
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useUser } from '../../kernel/session-store.ts';
import { accountWords } from './account-page.words.ts';
import { Section } from './Section.tsx';
import styles from './AboutMe.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** One's name, role and branch. Others change them, because they decide what one may do. */
export function AboutMe() {
  const say = useSay();
  const locale = useLocale();
  const user = useUser();
  const joined = user.all_branches
    ? say(commonFieldWords.all_branches)
    : user.jointed_branches.map((branch) => localName(branch, locale)).join(', ');
  const rows = [
    [say(commonFieldWords.person_name), user.name],
    [say(commonFieldWords.user_name), user.user_name],
    [say(commonFieldWords.role), localName(user.role, locale)],
    [say(commonFieldWords.branch), user.branch ? `${localName(user.branch, locale)} (${user.branch.code})` : ''],
    [say(commonFieldWords.joined_branches), joined],
    [say(commonFieldWords.phone), user.phone.join(', ')],
    [say(commonFieldWords.email), user.email ?? ''],
    [say(commonFieldWords.business_name), user.business_name ?? ''],
  ].filter(([, value]) => value !== '');
  const hint = isMerchant({ userType: user.user_type }) ? accountWords.mineHintOfShop : accountWords.mineHint;
  return (
    <Section title={say(accountWords.mine)} hint={say(hint)}>
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
