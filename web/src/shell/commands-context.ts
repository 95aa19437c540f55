import { createContext, useContext } from 'react';
import type { LazyPart } from '../kernel/lazy-part.tsx';

export interface CommandsControl {
  openPalette(): void;
  openShortcuts(): void;
  /** For the button of the palette, so that its code is on its way before the press. */
  readonly nearPalette?: LazyPart<never>['ahead'];
}

export const CommandsContext = createContext<CommandsControl>({ openPalette: () => {}, openShortcuts: () => {} });

/** Opens the palette and the list of shortcuts from anywhere in the frame. */
export function useCommands(): CommandsControl {
  return useContext(CommandsContext);
}
