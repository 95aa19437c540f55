import { expect, test } from 'vitest';
import { sources } from './tidy/sources.ts';

/** Words that only say that something was spoken of. Names say what it is: input, options, values, request, outcome, state. */
const vague = new Set(['said', 'told', 'asked', 'given', 'standing', 'house']);
/** An error code that clients already know. */
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
