import { rankCommands } from './rank-commands.ts';
import type { IconSource } from '../layout/Icon.tsx';

/** Something the palette can do: go somewhere, act on the selection, open a parcel. */
export interface PaletteCommand {
  readonly id: string;
  /** The heading it stands under, in the user's language. */
  readonly group: string;
  readonly label: string;
  /** A second line: where a parcel is, what a command acts on. */
  readonly hint?: string;
  /** Other words it is found by, in any language. */
  readonly keywords?: readonly string[];
  /** The key that does the same. */
  readonly kbd?: string;
  readonly icon?: IconSource;
  readonly run: () => void;
}

export interface PaletteGroup {
  readonly name: string;
  readonly commands: readonly PaletteCommand[];
}

/** What the palette lists: the commands that answer the query, then what the search found, in groups, each where its best command stands. */
export function paletteGroups(
  commands: readonly PaletteCommand[],
  query: string,
  found: readonly PaletteCommand[],
): PaletteGroup[] {
  const groups = new Map<string, PaletteCommand[]>();
  for (const command of [...rankCommands(commands, query), ...found]) {
    const group = groups.get(command.group);
    if (group) group.push(command);
    else groups.set(command.group, [command]);
  }
  return [...groups].map(([name, list]) => ({ name, commands: list }));
}

/** The id after an arrow key, round the end. */
export function stepCommand(ids: readonly string[], active: string | undefined, by: number): string | undefined {
  const at = active === undefined ? -1 : ids.indexOf(active);
  const from = at === -1 && by < 0 ? 0 : at;
  return ids[(from + by + ids.length) % ids.length];
}
