import { expect, test } from 'vitest';
import { roomFieldWords } from './generated/room-field-words.ts';
import { decidedFieldWords } from './field.words.ts';
import { requestFieldWords } from './kernel/request-field.words.ts';

test('X-02 where two rooms say a field differently, it is decided which word an error says', () => {
  const names = new Map<string, Set<string>>();
  for (const words of [requestFieldWords, ...roomFieldWords])
    for (const [field, word] of Object.entries(words))
      names.set(field, (names.get(field) ?? new Set()).add(JSON.stringify(word)));
  const twofold = [...names].filter(([, words]) => words.size > 1).map(([field]) => field);
  expect(twofold.sort()).toEqual(Object.keys(decidedFieldWords).sort());
});
