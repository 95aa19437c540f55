import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { LinkProvider } from '../ui/layout/link.tsx';
import { renderAppLink } from '../kernel/AppLink.tsx';
import { fetchFrame } from './fetch-frame.ts';
import { PagePending } from '../kernel/PageStates.tsx';
import { useCurrentPage, usePageTitle } from '../kernel/current-page.ts';
import { useMaybeUser } from '../kernel/session-store.ts';

const Frame = lazy(fetchFrame);

/** Draws the frame of every page: none for guests, the shell for signed-in people, the shell without menus for those who must choose a password first. */
export function RootFrame() {
  const page = useCurrentPage();
  const user = useMaybeUser();
  usePageTitle();
  const open = page === undefined || page.access === 'guest' || page.access === 'public';
  // Shows nothing between the end of a session and the login page: pages of signed-in people are never drawn without the shell.
  if (user === null && !open) return null;
  return (
    <LinkProvider renderLink={renderAppLink}>
      {user === null || page?.access === 'guest' ? (
        <Outlet />
      ) : (
        <Suspense fallback={<PagePending />}>
          <Frame bare={user.must_change_password}>
            <Outlet />
          </Frame>
        </Suspense>
      )}
    </LinkProvider>
  );
}
