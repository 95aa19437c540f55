import { useEffect } from 'react';
import { useMaybeUser } from './session-store.ts';

/** Replaces the user's name while nobody is signed in (N-33). */
const defaultUser = 'Delivery';

/** @example pageTitle('Staff list', 'Daw Hnin Ei') === 'Staff list Daw Hnin Ei' */
export function pageTitle(title: string, userName: string | undefined): string {
  return `${title} ${userName ?? defaultUser}`;
}

/** Sets the window's title from the page's title and the person (N-33). */
export function useWindowTitle(title: string | undefined): void {
  const user = useMaybeUser();
  useEffect(() => {
    if (title !== undefined) document.title = pageTitle(title, user?.name);
  }, [title, user?.name]);
}
