import { expect, test } from 'vitest';
import { checkForm } from '../../kernel/form.ts';
import { branchRouteForm, hopsMax } from './branch-route-form.ts';

const problemsOf = (values: object) => {
  const checked = checkForm(branchRouteForm, { from_branch_id: 1, to_branch_id: 2, hops: [3], ...values });
  return checked.ok
    ? null
    : Object.fromEntries(Object.entries(checked.fields).map(([name, problems]) => [name, problems[0]?.code]));
};

test.each([
  ['one hop', {}, null],
  ['several, in their order', { hops: [5, 3, 4] }, null],
  ['no hop is no route', { hops: [] }, { hops: 'select' }],
  [
    'more than a route may have',
    { hops: Array.from({ length: hopsMax + 1 }, (_, at) => at + 3) },
    { hops: 'select_max' },
  ],
  ['to where it begins', { to_branch_id: 1 }, { to_branch_id: 'route_same_branch' }],
  ['over its beginning', { hops: [3, 1] }, { hops: 'route_over_its_end' }],
  ['over its destination, as text', { to_branch_id: '2', hops: ['2'] }, { hops: 'route_over_its_end' }],
])('S-03 a route between branches: %s', (_name, values, problems) => expect(problemsOf(values)).toEqual(problems));
