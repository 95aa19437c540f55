// Apart from text.ts, because the sign-in page loads every text input and should not load the Myanmar spelling rules.

/** Removes the two characters that a plain text field does not accept (V-11). @example stripSlashes('a/b\\c') === 'abc' */
export function stripSlashes(text: string): string {
  return text.replace(/[/\\]/g, '');
}

/** Counts characters as people do: one outside the basic plane is one, not two. */
export function lengthOf(text: string): number {
  return [...text].length;
}
