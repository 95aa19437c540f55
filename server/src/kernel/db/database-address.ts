/** The address of a database as it may be shown and logged: no user, no password, nothing that could be a piece of one. */
export function addressOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname || 'localhost'}:${port || '5432'}${pathname}`;
}
