import type { IconSource } from '../layout/Icon.tsx';

/** A command of the palette: go to a page, act on the selection, open a parcel. */
export interface PaletteCommand {
  readonly id: string;
  /** Heading of its group, in the user's language. */
  readonly group: string;
  readonly label: string;
  /** A second line: where a parcel is, what a command acts on. */
  readonly hint?: string;
  /** Further search words, in any language. */
  readonly keywords?: readonly string[];
  /** The work that is done there and everyday words for it, in any language. */
  readonly about?: readonly string[];
  /** The shortcut key. */
  readonly kbd?: string;
  readonly icon?: IconSource;
  readonly run: () => void;
}

export interface PaletteGroup {
  readonly name: string;
  readonly commands: readonly PaletteCommand[];
}

/** Returns the list of the palette: the matching commands, then the search results, in groups ordered by their best command. */
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

/** Returns the id after an arrow key, wrapping around. */
export function stepCommand(ids: readonly string[], active: string | undefined, by: number): string | undefined {
  const at = active === undefined ? -1 : ids.indexOf(active);
  const from = at === -1 && by < 0 ? 0 : at;
  return ids[(from + by + ids.length) % ids.length];
}

export interface Findable {
  readonly label: string;
  /** Further search words: names in other languages, old names. */
  readonly keywords?: readonly string[];
  readonly about?: readonly string[];
}

/**
 * Returns the commands that match the query, best first; without a query all of them in their own order. Order of matches: start of the label, start of a word,
 * initials, a part, words of what it is about, letters in order.
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
      score: Math.max(
        ...[command.label, ...(command.keywords ?? [])].map((text) => score(fold(text), wanted)),
        isAbout(fold((command.about ?? []).join(' ')), wanted) ? 1.5 : 0,
      ),
    }))
    .filter((found) => found.score > 0)
    .sort((one, other) => other.score - one.score || one.at - other.at)
    .map((found) => found.command);
}

/** Each word must begin one of the text's; scripts without spaces match anywhere. */
function isAbout(text: string, wanted: string): boolean {
  const words = text.split(/[\s,.:/()-]+/);
  return (
    wanted.split(' ').every((part) => words.some((word) => word.startsWith(part))) ||
    (/[\p{Script=Myanmar}\p{Script=Han}]/u.test(wanted) && text.includes(wanted))
  );
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

/** Matches letters in order, for half-typed words; from three letters on, because two would match nearly everything. */
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
