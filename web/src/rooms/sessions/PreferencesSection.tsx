import { locales, languageNames, densities, themes } from '@waybill/domain/kernel/locale.ts';
import { sessionFieldWords } from '@waybill/contract/rooms/sessions/sessions.words.ts';
import { savePreferences } from '../../kernel/account.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePreferences, type AccountPreferences } from '../../kernel/preferences.ts';
import { languageWords } from '../../shell/LanguageMenu.tsx';
import { shellWords } from '../../shell/shell.words.ts';
import { densityWords, themeWords } from '../../shell/UserMenu.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { RadioGroup } from '../../ui/inputs/RadioGroup.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { Toggle } from '../../ui/inputs/Toggle.tsx';
import { accountWords } from './account-page.words.ts';
import { Section } from './Section.tsx';
import styles from './PreferencesSection.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { dataWords } from '../../ui/table/data.words.ts';

/** Language, theme, row height, digits and single keys: each takes effect at once and goes with the account. */
export function PreferencesSection() {
  const say = useSay();
  const toast = useToast();
  const { locale, theme, density, singleKeys, myanmarDigits } = usePreferences();
  const save = (change: Partial<AccountPreferences>) =>
    void savePreferences(change).catch(() => toast.warning(say(accountWords.notSaved)));
  return (
    <Section title={say(accountWords.preferences)} hint={say(accountWords.preferencesHint)}>
      <div className={styles.fields}>
        <Field label={say(commonFieldWords.language)} group>
          <RadioGroup
            inline
            value={locale}
            onChange={(next) => save({ locale: next })}
            options={locales.map((value) => ({
              value,
              label:
                say(languageWords[value]) === languageNames[value]
                  ? languageNames[value]
                  : `${say(languageWords[value])} · ${languageNames[value]}`,
            }))}
          />
        </Field>
        <Field label={say(sessionFieldWords.theme)} group>
          <RadioGroup
            inline
            value={theme}
            onChange={(next) => save({ theme: next })}
            options={themes.map((value) => ({ value, label: say(themeWords[value]) }))}
          />
        </Field>
        <Field label={say(dataWords.density)} group>
          <RadioGroup
            inline
            value={density}
            onChange={(next) => save({ density: next })}
            options={densities.map((value) => ({ value, label: say(densityWords[value]) }))}
          />
        </Field>
        <Field label={say(sessionFieldWords.myanmar_digits)} hint={say(accountWords.myanmarDigitsHint)}>
          <Toggle value={myanmarDigits} onChange={(next) => save({ myanmarDigits: next })} />
        </Field>
        <Field label={say(sessionFieldWords.single_keys)} hint={say(shellWords.singleKeysHint)}>
          <Toggle value={singleKeys} onChange={(next) => save({ singleKeys: next })} />
        </Field>
      </div>
    </Section>
  );
}
