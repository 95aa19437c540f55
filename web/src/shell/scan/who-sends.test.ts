import { expect, test } from 'vitest';
import { roles, type RoleSlug } from '@waybill/domain/kernel/roles.ts';
import { maySend, type Sender } from './outbox.ts';

const person = (id: number, slug: RoleSlug, branch = 1): Sender => ({
  id,
  all_branches: false,
  role: { slug, level: roles[slug].level },
  branch: { id: branch },
});
const scanOf = (staff_id: number, more: { branch_id?: number; personal?: boolean } = {}) => ({
  staff_id,
  branch_id: 1,
  ...more,
});

test.each([
  ['one’s own scan', person(7, 'staff'), scanOf(7), true],
  ['what a colleague of the branch left', person(8, 'staff'), scanOf(7), true],
  ['what an earlier build kept, which does not say who is of the street', person(8, 'supervisor'), scanOf(7), true],
  ['what was scanned in another branch', person(8, 'staff', 2), scanOf(7), false],
  ['one’s own of another branch, until one works there again', person(7, 'staff', 2), scanOf(7), false],
  ['what was scanned in another branch, by who covers all', person(1, 'super-admin', 2), scanOf(7), true],
  ['what a courier scanned: it moves what is in their hands', person(8, 'staff'), scanOf(7, { personal: true }), false],
  ['a courier’s own', person(7, 'postman'), scanOf(7, { personal: true }), true],
  ['what the office scanned, sent by a courier', person(7, 'postman'), scanOf(8), false],
] as const)('O-02 who sends what waits on a device: %s', (_what, sender, scan, sends) => {
  expect(maySend(sender, scan)).toBe(sends);
});
