// Apart from text.ts, because the sign-in page loads every text input and should not load the Myanmar spelling rules with them.

/** V-11: the two signs that a plain text field does not take. @example stripSlashes('a/b\\c') === 'abc' */
export function stripSlashes(text: string): string {
  return text.replace(/[/\\]/g, '');
}

/** Length as people count: a sign outside the basic plane is one character, not two. */
export function lengthOf(text: string): number {
  return [...text].length;
}
