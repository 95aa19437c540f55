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
