import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import {
  announcementLife,
  publicState,
  type AnnouncementCommand,
  type AnnouncementState,
} from './announcement-states.ts';
import {
  announcementActions,
  audienceOf,
  decideAnnouncement,
  decideRewrite,
  type Author,
} from './decide-announcement.ts';
import { announcementForm } from './announcement-form.ts';
import { checkForm } from '../../kernel/form.ts';

const writer = (more: Partial<Author> = {}): Author => ({
  id: 7,
  role: 'manager',
  level: 45,
  permissions: ['announcement.write'],
  branchId: 3,
  internationalMail: false,
  covers: [3],
  ...more,
});
const reader = writer({ role: 'staff', permissions: ['announcement.read'] });
const md = writer({ id: 1, role: 'md', level: 5, permissions: [], branchId: null, covers: 'all' });
const facts = (status: AnnouncementState, more: { createdBy?: number; forBranches?: number[] } = {}) => ({
  status,
  createdBy: 7,
  authorLevel: 45,
  forBranches: [3],
  ...more,
});
const outcome = (author: Author, about: ReturnType<typeof facts>, command: AnnouncementCommand) => {
  const decided = decideAnnouncement(author, about, command);
  return isRefusal(decided) ? decided.code : decided;
};

describe('N-29 every state with every command', () => {
  const expected: Record<AnnouncementState, Record<AnnouncementCommand, string>> = {
    draft: { publish: 'published', withdraw: 'state_not_allowed', redraft: 'state_not_allowed' },
    published: { publish: 'state_not_allowed', withdraw: 'withdrawn', redraft: 'state_not_allowed' },
    withdrawn: { publish: 'state_not_allowed', withdraw: 'state_not_allowed', redraft: 'draft' },
  };
  test.each(
    announcementLife.stateNames.flatMap((state) =>
      announcementLife.commandNames.map((command) => [state, command] as const),
    ),
  )('N-29 %s: %s', (state, command) => {
    expect(outcome(writer(), facts(state), command)).toBe(expected[state][command]);
    expect(outcome(reader, facts(state), command)).toBe('missing_permission');
  });
});

test('N-29 what everybody sees is published, and only that', () => {
  expect(publicState).toBe('published');
  expect(announcementLife.stateNames.filter((state) => announcementLife.states[state].final)).toEqual([]);
});

test.each<
  [string, Author, AnnouncementState, { createdBy?: number; forBranches?: number[] }, AnnouncementCommand, string]
>([
  [
    'somebody else of the branch withdraws what an absent author published',
    writer({ id: 8 }),
    'published',
    {},
    'withdraw',
    'withdrawn',
  ],
  [
    'a supervisor who may write does not take back what their manager said',
    writer({ id: 8, role: 'supervisor', level: 50 }),
    'published',
    {},
    'withdraw',
    'higher_rank',
  ],
  [
    'a withdrawn one is drafted anew by its author alone',
    writer({ id: 8 }),
    'withdrawn',
    {},
    'redraft',
    'announcement_not_author',
  ],
  [
    "even the director does not take another's text back into hiding",
    md,
    'withdrawn',
    {},
    'redraft',
    'announcement_not_author',
  ],
  [
    'an author who lost a branch does not publish to it any more',
    writer({ covers: [4], branchId: 4 }),
    'draft',
    {},
    'publish',
    'branch_not_covered',
  ],
  ['whoever covers all speaks to all', md, 'draft', { createdBy: 1, forBranches: [] }, 'publish', 'published'],
  ['whoever covers all speaks to some', md, 'draft', { createdBy: 1, forBranches: [3, 9] }, 'publish', 'published'],
])('N-29 %s', (_, author, status, more, command, expected) => {
  expect(outcome(author, facts(status, more), command)).toBe(expected);
});

test.each<[string, Author['covers'], number[], readonly number[] | 'branch_not_covered']>([
  ['of one branch, naming none, speaks to that branch', [3], [], [3]],
  ['of two branches, naming none, speaks to both', [3, 4], [], [3, 4]],
  ['of two branches speaks to one', [3, 4], [4], [4]],
  ['of one branch cannot speak to another', [3], [3, 5], 'branch_not_covered'],
  ['of no branch speaks to nobody', [], [], 'branch_not_covered'],
  ['of all branches, naming none, speaks to the whole operator', 'all', [], []],
  ['of all branches speaks to those named', 'all', [5, 9], [5, 9]],
])('N-29 an author %s', (_, covers, wanted, expected) => {
  const audience = audienceOf({ covers }, wanted);
  expect(isRefusal(audience) ? audience.code : audience).toEqual(expected);
});

test('N-29 a draft is rewritten by its author and nobody else, and nothing is once it was published', () => {
  const code = (author: Author, state: AnnouncementState, createdBy = 7) =>
    decideRewrite(author, facts(state, { createdBy }))?.code ?? 'may';
  expect([code(writer(), 'draft'), code(writer(), 'published'), code(writer(), 'withdrawn')]).toEqual([
    'may',
    'state_not_allowed',
    'state_not_allowed',
  ]);
  expect([code(writer({ id: 8 }), 'draft'), code(md, 'draft'), code(reader, 'draft')]).toEqual([
    'announcement_not_author',
    'announcement_not_author',
    'missing_permission',
  ]);
});

test('N-29 a reader is offered nothing, a writer what leads on, with the reason when it is blocked', () => {
  expect(announcementActions(reader, facts('published'))).toEqual([]);
  expect(announcementActions(writer(), facts('draft'))).toEqual([{ command: 'publish', blocked: null }]);
  expect(announcementActions(writer({ covers: [4] }), facts('draft'))).toEqual([
    { command: 'publish', blocked: 'branch_not_covered' },
  ]);
  expect(announcementActions(md, facts('withdrawn'))).toEqual([
    { command: 'redraft', blocked: 'announcement_not_author' },
  ]);
});

test('N-29 V-11 an announcement has a title of at most 150 signs and a text whose lines stay', () => {
  const check = (values: object) =>
    checkForm(announcementForm, { title: 't', body: 'b', for_roles: [], for_branches: [], ...values });
  expect(check({ body: ' one \n\n two/three ' })).toMatchObject({
    ok: true,
    values: { body: 'one\n\ntwo/three', for_roles: [], for_branches: [] },
  });
  expect(check({ title: 'က'.repeat(150) })).toMatchObject({ ok: true });
  expect(check({ title: 'က'.repeat(151) })).toEqual({
    ok: false,
    fields: { title: [{ code: 'max_length', values: { max: 150 } }] },
  });
  expect(check({ title: ' ', body: '\n' })).toEqual({
    ok: false,
    fields: { title: [{ code: 'required' }], body: [{ code: 'required' }] },
  });
  expect(check({ for_roles: ['nobody'] })).toEqual({ ok: false, fields: { for_roles: [{ code: 'select' }] } });
});
