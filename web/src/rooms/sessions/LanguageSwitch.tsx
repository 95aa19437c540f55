import { languageTag, locales, languageNames } from '@waybill/domain/kernel/locale.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { setPreferences, usePreferences } from '../../kernel/preferences.ts';
import styles from './LanguageSwitch.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** The three languages side by side, for people who are not signed in. */
export function LanguageSwitch({ onChoose }: { onChoose: () => void }) {
  const say = useSay();
  const { locale } = usePreferences();
  return (
    <div role="radiogroup" aria-label={say(commonFieldWords.language)} className={styles.switch}>
      {locales.map((choice) => (
        <label key={choice} className={styles.choice} lang={languageTag[choice]}>
          <input
            type="radio"
            name="language"
            className="sr-only"
            checked={choice === locale}
            onClick={onChoose}
            onChange={() => setPreferences({ locale: choice })}
          />
          {languageNames[choice]}
        </label>
      ))}
    </div>
  );
}
