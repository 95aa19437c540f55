import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { secondPersonCodes } from '@waybill/domain/rooms/roles/who-may.ts';
import { registry, type EndpointId } from '@waybill/contract/registry.ts';

/**
 * Every call that needs another person, with the test in which somebody is refused. The test client repeats each such refusal by an account that the refused
 * person made a minute ago (`asPuppetOf`), and throws where that account gets through.
 */
const triedIn = {
  TABLE,
} as const satisfies Partial<Record<EndpointId, string>>;

const needsAnother = registry.filter(({ refusals }) => refusals?.some((code) => secondPersonCodes.includes(code)));

test('F-06 M-03 every call that needs another person is tried with an account that the first made a minute ago', () => {
  expect(needsAnother.map(({ id }) => id).sort()).toEqual(Object.keys(triedIn).sort());
});

test.each(needsAnother.map(({ id, refusals }) => [id, refusals ?? []] as const))(
  'F-06 %s compares people and not only accounts',
  (id, refusals) => {
    expect(refusals).toContain('not_independent');
    const source = readFileSync(new URL(`../rooms/${triedIn[id as keyof typeof triedIn]}`, import.meta.url), 'utf8');
    expect(secondPersonCodes.some((code) => source.includes(code))).toBe(true);
    expect(source).toContain(id.split('.')[1]);
  },
);
