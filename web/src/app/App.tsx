import { LocaleProvider } from '../kernel/i18n.tsx';
import { usePreferences } from '../kernel/preferences.ts';
import { useStore } from '../kernel/store.ts';
import { shownStore } from './open-product.tsx';

/** The whole product in one language. */
export function App() {
  const { locale } = usePreferences();
  return <LocaleProvider locale={locale}>{useStore(shownStore)}</LocaleProvider>;
}
