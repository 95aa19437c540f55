import { createContext, useContext } from 'react';

export interface CommandsControl {
  openPalette(): void;
  openShortcuts(): void;
}

export const CommandsContext = createContext<CommandsControl>({ openPalette: () => {}, openShortcuts: () => {} });

/** Opens the palette and the list of shortcuts from anywhere in the frame. */
export function useCommands(): CommandsControl {
  return useContext(CommandsContext);
}
