import { usualMode, type KeyMode } from '@waybill/domain/kernel/worlds.ts';
import { useSearchState } from '../kernel/page-hooks.ts';

const sandbox: KeyMode = 'test';

/** The world that an address shows: the operator's own unless it says otherwise. */
const worldOf = ({ world }: Readonly<Record<string, unknown>>): KeyMode => (world === sandbox ? sandbox : usualMode);

/** The world that the open page shows. */
export const useWorld = (): KeyMode => useSearchState(worldOf)[0];

/** What a link or a call says of the world; nothing for the operator's own. */
export const inWorld = (world: KeyMode): { readonly world?: KeyMode } => (world === sandbox ? { world } : {});

/** The same for the page that is open, for what is sent from it. */
export const inOpenWorld = (): { readonly world?: KeyMode } =>
  inWorld(worldOf(Object.fromEntries(new URLSearchParams(window.location.search))));
