/** Values of a form by field. */
export type FieldValues = Readonly<Record<string, unknown>>;
export type Side = 'mine' | 'theirs';

/** One field in which what I typed and what somebody else saved meanwhile are not the same. */
export interface Difference {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Whose value stands without a question: the one who changed it. `null` when both did, so that a person must choose. */
  readonly suggested: Side | null;
}

/**
 * Where my form and the record as it is now differ, in the order of the form. `base` is the record as I read it.
 *
 * @example differences(['name'], { name: 'Aung' }, { name: 'Aung Aung' }, { name: 'Aung' })[0].suggested === 'mine'
 */
export function differences(
  fields: readonly string[],
  base: FieldValues,
  mine: FieldValues,
  theirs: FieldValues,
): Difference[] {
  return fields
    .filter((field) => !sameValue(mine[field], theirs[field]))
    .map((field) => ({
      field,
      mine: mine[field],
      theirs: theirs[field],
      suggested: suggestedSide(base[field], mine[field], theirs[field]),
    }));
}

function suggestedSide(base: unknown, mine: unknown, theirs: unknown): Side | null {
  if (sameValue(base, mine)) return 'theirs';
  return sameValue(base, theirs) ? 'mine' : null;
}

/** The form after the choice: mine everywhere, theirs where it was chosen. */
export function merged(
  mine: FieldValues,
  found: readonly Difference[],
  chosen: Readonly<Record<string, Side>>,
): Record<string, unknown> {
  const result: Record<string, unknown> = { ...mine };
  for (const { field, theirs, suggested } of found) {
    if ((chosen[field] ?? suggested) === 'theirs') result[field] = theirs;
  }
  return result;
}

/** Fields that both changed and nobody has chosen yet. */
export function undecided(found: readonly Difference[], chosen: Readonly<Record<string, Side>>): string[] {
  return found
    .filter((difference) => difference.suggested === null && chosen[difference.field] === undefined)
    .map((difference) => difference.field);
}

/** Are two values the same to a person? Nothing, an empty text and an empty list are; so are numbers and their text, as a select keeps them. */
export function sameValue(a: unknown, b: unknown): boolean {
  return plain(a) === plain(b);
}

/** Do two sets of values differ anywhere in these fields? */
export function differ(fields: readonly string[], a: FieldValues, b: FieldValues): boolean {
  return fields.some((field) => !sameValue(a[field], b[field]));
}

function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value)) return value.length === 0 ? '' : JSON.stringify(value.map(plain));
  if (typeof value === 'object')
    return JSON.stringify(
      Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, inner]) => [key, plain(inner)]),
    );
  return String(value);
}
