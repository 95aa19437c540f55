import { Languages } from 'lucide-react';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { savePreferences } from '../kernel/account.ts';
import { useLocale, useSay } from '../kernel/i18n.tsx';
import { languageNames } from '@waybill/domain/kernel/locale.ts';
import { IconButton } from '../ui/layout/IconButton.tsx';
import { Menu } from '../ui/overlays/Menu.tsx';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

export const languageWords = { mm: commonWords.langMm, en: commonWords.langEn, zh: commonWords.langZh } as const;

/** English, Myanmar, China (L-04), each also in its own script, so that people find theirs whatever language is shown. */
export function LanguageMenu() {
  const say = useSay();
  const locale = useLocale();
  const label = (choice: Locale) =>
    say(languageWords[choice]) === languageNames[choice]
      ? languageNames[choice]
      : `${say(languageWords[choice])} · ${languageNames[choice]}`;
  const items = (['en', 'mm', 'zh'] as const).map((choice) => ({
    key: choice,
    label: label(choice),
    checked: choice === locale,
    onSelect: () => void savePreferences({ locale: choice }).catch(() => undefined),
  }));
  return (
    <Menu
      trigger={<IconButton icon={Languages} label={say(commonFieldWords.language)} />}
      groups={[{ key: 'languages', heading: say(commonFieldWords.language), items }]}
    />
  );
}
