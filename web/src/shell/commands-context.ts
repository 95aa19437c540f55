import { createContext, useContext } from 'react';
import type { LazyPart } from '../kernel/lazy-part.tsx';

export interface CommandsControl {
  openPalette(): void;
  openShortcuts(): void;
  /** Props for the palette's button, so that the palette's code is loaded before the click. */
  readonly nearPalette?: LazyPart<never>['openerProps'];
}

export const CommandsContext = createContext<CommandsControl>({ openPalette: () => {}, openShortcuts: () => {} });

/** Opens the palette and the list of shortcuts from anywhere in the frame. */
export function useCommands(): CommandsControl {
  return useContext(CommandsContext);
}
