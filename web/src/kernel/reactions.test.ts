import { expect, test } from 'vitest';
import { reactionTo, type CallKind } from './reactions.ts';

const read: CallKind = { write: false, background: false, withSession: true };
const write: CallKind = { ...read, write: true };
const background: CallKind = { ...read, background: true };

test.each([
  ['X-01 401 logs out and goes to login', 401, 'unauthorized', read, { kind: 'leave', why: 'ended' }],
  ['X-01 401 logs out whatever was asked', 401, 'unauthorized', background, { kind: 'leave', why: 'ended' }],
  ['X-05 an idle session says so when it ends', 401, 'session_expired', write, { kind: 'leave', why: 'idle' }],
  [
    'X-01 403 on a page goes to the unauthorized page',
    403,
    'missing_permission',
    read,
    { kind: 'go', page: 'unauthorized' },
  ],
  [
    'X-01 403 on a change is told where the person is',
    403,
    'missing_permission',
    write,
    { kind: 'tell', what: 'refused' },
  ],
  [
    'S-30 who must choose a password is taken to where it is chosen',
    403,
    'password_change_required',
    read,
    { kind: 'go', page: 'account.password' },
  ],
  [
    'S-30 who must choose a password is taken there from a change too',
    403,
    'password_change_required',
    write,
    { kind: 'go', page: 'account.password' },
  ],
  ['X-01 405 goes to the 404 page', 405, 'method_not_allowed', read, { kind: 'go', page: '404' }],
  ['X-01 500 is told as Something Went Wrong!', 500, 'internal', read, { kind: 'tell', what: 'server' }],
  ['X-01 503 is told as Something Went Wrong!', 503, 'unavailable', write, { kind: 'tell', what: 'server' }],
  ['X-01 a change that found no network says so', 0, 'network', write, { kind: 'tell', what: 'network' }],
  ['X-01 a list that found no network says so in its own place', 0, 'network', read, { kind: 'none' }],
  ['X-01 what nobody asked for disturbs nobody', 500, 'internal', background, { kind: 'none' }],
  ['X-01 what nobody asked for takes nobody away', 403, 'missing_permission', background, { kind: 'none' }],
  ["X-02 other failures are the caller's to show", 422, 'validation_failed', write, { kind: 'none' }],
  ["X-01 a 404 of one record is the page's to show", 404, 'not_found', read, { kind: 'none' }],
] as const)('%s', (_, status, code, callKind, reaction) => {
  expect(reactionTo({ status, code }, callKind)).toEqual(reaction);
});

test('N-01 a refused login is no lost session', () => {
  expect(reactionTo({ status: 401, code: 'invalid_credentials' }, { ...write, withSession: false })).toEqual({
    kind: 'none',
  });
});
