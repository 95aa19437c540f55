import { expect, test } from 'vitest';
import { sources } from './tidy/sources.ts';

/** These say that something was spoken of, not what it is: an input, options, values, a request, an outcome, a state are called so. */
const vague = new Set(['said', 'told', 'asked', 'given', 'standing', 'house']);
/** A code that clients know. */
const known = new Set(['return_not_asked']);

const declared = /\b(?:const|let|function|interface|type|class)\s+(\w+)|^\s*(?:readonly\s+)?(\w+)\??:/gm;
const wordsOf = (name: string): string[] => name.split(/(?=[A-Z])|_/).map((word) => word.toLowerCase());

test('names are nouns of the field, not that something was said, told, asked or given', () => {
  const names = sources.flatMap(({ file, text }) =>
    [...text.matchAll(declared)].map((found) => ({ file, name: found[1] ?? found[2] ?? '' })),
  );
  expect(names.length).toBeGreaterThan(10_000);
  expect(names.filter(({ name }) => !known.has(name) && wordsOf(name).some((word) => vague.has(word)))).toEqual([]);
});
