import { createStore } from '../../kernel/store.ts';

/** Where each export was asked for in this window, as an address: its notice leads back to that list, as it stood. */
export const exportOrigins = createStore<Readonly<Record<number, string>>>({});

export function rememberOrigin(id: number): void {
  const { pathname, search } = window.location;
  exportOrigins.change((before) => ({ ...before, [id]: pathname + search }));
}
