import { usualMode, type KeyMode } from '@waybill/domain/kernel/worlds.ts';
import { useSearchState } from '../kernel/page-hooks.ts';

const sandbox: KeyMode = 'test';

/** Returns the world in an address, live or sandbox; live by default. */
const worldOf = ({ world }: Readonly<Record<string, unknown>>): KeyMode => (world === sandbox ? sandbox : usualMode);

/** Returns the world of the open page. */
export const useWorld = (): KeyMode => useSearchState(worldOf)[0];

/** Returns the world as a parameter of a link or call; empty for live. */
export const inWorld = (world: KeyMode): { readonly world?: KeyMode } => (world === sandbox ? { world } : {});

/** Returns the same parameter for the open page, for requests sent from it. */
export const inOpenWorld = (): { readonly world?: KeyMode } =>
  inWorld(worldOf(Object.fromEntries(new URLSearchParams(window.location.search))));
