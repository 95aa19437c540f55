import { useEffect, useLayoutEffect, useState } from 'react';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { say } from '@waybill/domain/kernel/words.ts';
import { LocaleProvider } from '../kernel/i18n.tsx';
import { kernelWords } from '../kernel/kernel.words.ts';
import { notify } from '../kernel/notices.ts';
import { setPreferences, usePreferences } from '../kernel/preferences.ts';
import { useStore } from '../kernel/store.ts';
import { fetchTexts, hasTexts } from '../kernel/texts.ts';
import { applyLocale } from '../ui/layout/appearance.ts';
import { shownStore } from './open-product.tsx';

export function App() {
  const { locale } = usePreferences();
  const shown = useShownLocale(locale);
  useLayoutEffect(() => applyLocale(shown), [shown]);
  return <LocaleProvider locale={shown}>{useStore(shownStore)}</LocaleProvider>;
}

/** Returns the wanted language once its texts are loaded, and the previous one until then. If they cannot be loaded, the previous language stays. */
function useShownLocale(wanted: Locale): Locale {
  const [shown, show] = useState(wanted);
  useEffect(() => {
    let current = true;
    if (wanted !== shown)
      void fetchTexts(wanted).then(
        () => current && show(wanted),
        () => {
          if (!current) return;
          setPreferences({ locale: shown });
          notify({ kind: 'error', title: say(kernelWords.network, shown) });
        },
      );
    return () => {
      current = false;
    };
  }, [wanted, shown]);
  return hasTexts(wanted) ? wanted : shown;
}
