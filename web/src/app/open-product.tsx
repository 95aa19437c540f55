import type { ComponentType, ReactNode } from 'react';
import { loadChunk } from '../kernel/chunks.ts';
import { useSay } from '../kernel/i18n.tsx';
import { isFirstPath, loadPageTable } from '../kernel/page-table.ts';
import { currentLocale } from '../kernel/preferences.ts';
import { currentSession, sessionStore } from '../kernel/session-store.ts';
import { createStore } from '../kernel/store.ts';
import { fetchTexts } from '../kernel/texts.ts';
import { useWindowTitle } from '../kernel/title.ts';
import { loginPages } from '../rooms/sessions/login.routes.tsx';

const [loginPage] = loginPages;

/** The tree that is drawn: the login page alone, or the pages behind the router. */
export const shownStore = createStore<ReactNode>(null);

/** The router, which draws the pages of the table. */
export const fetchRouter = () => loadChunk(() => import('./router.tsx'));

/**
 * Opens the page of the current address. A guest's login page needs no router, which would be a quarter of its scripts and is loaded while they type. After the
 * sign-in the router takes over.
 */
export async function openProduct(): Promise<void> {
  const isGuest = currentSession() === null;
  if (!isGuest || window.location.pathname.replace(/(.)\/$/, '$1') !== loginPage.path) return openPages();
  const stopListening = sessionStore.subscribe(() => {
    if (currentSession() === null) return;
    stopListening();
    void openPages();
  });
  const LoginPage = await loadChunk(loginPage.load);
  shownStore.change((shown) => shown ?? <LoginAlone page={LoginPage} />);
}

async function openPages(): Promise<void> {
  const needsTable = currentSession() !== null || !isFirstPath(window.location.pathname);
  const [{ openRouter, connectRouter, Pages }] = await Promise.all([
    fetchRouter(),
    needsTable ? loadPageTable() : null,
  ]);
  // The account may have another language than the login page.
  await fetchTexts(currentLocale());
  openRouter();
  connectRouter();
  shownStore.set(<Pages />);
}

function LoginAlone({ page: LoginPage }: { readonly page: ComponentType }) {
  useWindowTitle(useSay()(loginPage.title));
  return <LoginPage />;
}
