/** Values of a form by field. */
export type FieldValues = Readonly<Record<string, unknown>>;
export type ConflictSide = 'mine' | 'theirs';

/** One field in which my input differs from what another user saved meanwhile. */
export interface Difference {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Preselected side: the one that changed the value. `null` when both did, so that the user must choose. */
  readonly suggested: ConflictSide | null;
}

/**
 * Returns where my form and the current record differ, in the order of the form. `base` is the record as I read it.
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

function suggestedSide(base: unknown, mine: unknown, theirs: unknown): ConflictSide | null {
  if (sameValue(base, mine)) return 'theirs';
  return sameValue(base, theirs) ? 'mine' : null;
}

/** Returns the form after the choice: mine everywhere, theirs where it was chosen. */
export function merged(
  mine: FieldValues,
  found: readonly Difference[],
  chosen: Readonly<Record<string, ConflictSide>>,
): Record<string, unknown> {
  const result: Record<string, unknown> = { ...mine };
  for (const { field, theirs, suggested } of found) {
    if ((chosen[field] ?? suggested) === 'theirs') result[field] = theirs;
  }
  return result;
}

/** Returns the fields that both users changed and that are not chosen yet. */
export function undecided(found: readonly Difference[], chosen: Readonly<Record<string, ConflictSide>>): string[] {
  return found
    .filter((difference) => difference.suggested === null && chosen[difference.field] === undefined)
    .map((difference) => difference.field);
}

/** Returns whether two values look the same to a person: null, an empty text and an empty list do; so do numbers and their text, as a select stores them. */
export function sameValue(a: unknown, b: unknown): boolean {
  return plain(a) === plain(b);
}

/** Returns whether two sets of values differ in any of these fields. */
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
