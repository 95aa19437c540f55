import { RouterProvider } from '@tanstack/react-router';
import { LocaleProvider } from '../kernel/i18n.tsx';
import { usePreferences } from '../kernel/preferences.ts';
import { routerStore } from './router.tsx';
import { useStore } from '../kernel/store.ts';

/** The whole product in one language. */
export function App() {
  const { locale } = usePreferences();
  const open = useStore(routerStore);
  return (
    <LocaleProvider locale={locale}>{open && <RouterProvider key={open.life} router={open.router} />}</LocaleProvider>
  );
}
