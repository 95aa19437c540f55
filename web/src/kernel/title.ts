/** Stands in for the user's name while nobody is signed in (N-33). */
const defaultUser = 'Delivery';

/** @example pageTitle('Staff list', 'Daw Hnin Ei') === 'Staff list Daw Hnin Ei' */
export function pageTitle(title: string, userName: string | undefined): string {
  return `${title} ${userName ?? defaultUser}`;
}
