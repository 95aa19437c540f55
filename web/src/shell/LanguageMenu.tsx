import { Languages } from 'lucide-react';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { savePreferences } from '../kernel/account.ts';
import { useLocale, useSay } from '../kernel/i18n.tsx';
import { languageNames } from '../kernel/kernel.words.ts';
import { IconButton } from '../ui/layout/IconButton.tsx';
import { Menu } from '../ui/overlays/Menu.tsx';
import { shellWords } from './shell.words.ts';

export const languageWords = { mm: shellWords.langMm, en: shellWords.langEn, zh: shellWords.langZh } as const;

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
      trigger={<IconButton icon={Languages} label={say(shellWords.language)} />}
      groups={[{ key: 'languages', heading: say(shellWords.language), items }]}
    />
  );
}
