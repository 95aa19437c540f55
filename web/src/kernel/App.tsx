import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { onRestart } from './account.ts';
import { LocaleProvider } from './i18n.tsx';
import { usePreferences } from './preferences.ts';
import type { AppRouter } from './router.tsx';

/** The whole product in one language. */
export function App({ router }: { router: AppRouter }) {
  const { locale } = usePreferences();
  const [life, setLife] = useState(0);
  useEffect(() => onRestart(() => setLife((given) => given + 1)), []);
  return (
    <LocaleProvider locale={locale}>
      <RouterProvider key={life} router={router} />
    </LocaleProvider>
  );
}
