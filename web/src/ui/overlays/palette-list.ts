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

export interface Findable {
  readonly label: string;
  /** Other words it is found by: names in other languages, old names. */
  readonly keywords?: readonly string[];
}

/**
 * The commands that answer a query, best first; without a query all of them in their own order.
 * A beginning beats a word's beginning beats initials beats a part beats letters in order.
 *
 * @example rankCommands([{ label: 'New label' }], 'nl') // found by its initials
 */
export function rankCommands<C extends Findable>(commands: readonly C[], query: string): C[] {
  const wanted = fold(query);
  if (wanted === '') return [...commands];
  return commands
    .map((command, at) => ({
      command,
      at,
      score: Math.max(...[command.label, ...(command.keywords ?? [])].map((text) => score(fold(text), wanted))),
    }))
    .filter((found) => found.score > 0)
    .sort((one, other) => other.score - one.score || one.at - other.at)
    .map((found) => found.command);
}

function score(text: string, wanted: string): number {
  if (text.startsWith(wanted)) return 5;
  const words = text.split(/[\s,./()-]+/).filter(Boolean);
  if (words.some((word) => word.startsWith(wanted))) return 4;
  if (
    words
      .map((word) => word[0])
      .join('')
      .startsWith(wanted)
  )
    return 3;
  if (text.includes(wanted)) return 2;
  return inOrder(text, wanted) ? 1 : 0;
}

/** Letters in order find commands by half-typed words; two letters alone would find nearly everything. */
function inOrder(text: string, wanted: string): boolean {
  if (wanted.length < 3) return false;
  let at = -1;
  for (const letter of wanted) {
    at = text.indexOf(letter, at + 1);
    if (at === -1) return false;
  }
  return true;
}

function fold(text: string): string {
  return text.trim().toLowerCase().normalize('NFC').replace(/\s+/g, ' ');
}
