import { expect, test } from 'vitest';
import { roleDefaults } from '@waybill/domain/rooms/roles/role-defaults.ts';
import { roleSlugs, worksOnTheStreet } from '@waybill/domain/kernel/roles.ts';
import { home } from './home.ts';
import { aPage, aViewer } from './testing-pages.ts';

const dashboard = aPage('dashboard', '/dashboard');
const officers = aPage('officer-dashboard', '/officer-dashboard', { access: { upToLevel: 30 } });
const label = aPage('label', '/label/{tab}', { params: { tab: 'pending' } });
const staff = aPage('staff', '/staff/{tab}', { access: { permission: 'staff.view' }, params: { tab: 'active' } });
const editStaff = aPage('staff.edit', '/edit-staff/{staffID}', { access: { permission: 'staff.edit' } });
const announcements = aPage('announcement.list', '/announcement', { access: { permission: 'announcement.read' } });
const all = [dashboard, officers, label, staff, editStaff, announcements];

test.each(['owner', 'manager', 'supervisor'] as const)('N-32 after login a %s lands on the dashboard', (role) => {
  expect(home(aViewer(role), all)).toEqual({ name: 'dashboard' });
});

test.each(['staff', 'customer-service'] as const)('N-32 after login %s lands on the label search', (role) => {
  expect(home(aViewer(role), all)).toEqual({ name: 'label', params: { tab: 'search' } });
});

const parcels = aPage('parcels', '/parcels/{tab}', { params: { tab: 'accept' } });
const workplaces = [
  parcels,
  aPage('run-sheet.mine', '/run-sheet'),
  aPage('pickup-request.mine', '/pickup-request/mine'),
  aPage('cod-clearance.ready', '/cod-clearance/ready/pending'),
  aPage('cash-desk', '/cash/desk'),
  aPage('call-list', '/call-list/{tab}', { params: { tab: 'pending' } }),
];

test.each([
  ['postman', 'run-sheet.mine'],
  ['courier', 'run-sheet.mine'],
  ['mail-collector', 'pickup-request.mine'],
  ['accountant', 'cod-clearance.ready'],
  ['call-center', 'call-list'],
] as const)('N-32 after login a %s lands where the day begins, on %s', (role, name) => {
  expect(home(aViewer(role), [...all, ...workplaces]).name).toBe(name);
});

test.each(roleSlugs.filter((role) => worksOnTheStreet(roleDefaults[role].level)))(
  'N-32 without a run or pickups a %s lands on what they carry',
  (role) => {
    expect(home(aViewer(role), [...all, parcels])).toEqual({ name: 'parcels', params: { tab: 'out' } });
  },
);

test('N-32 an accountant who pays no merchants lands on the cash desk', () => {
  expect(home(aViewer('accountant'), [...all, aPage('cash-desk', '/cash/desk')])).toEqual({ name: 'cash-desk' });
});

test('N-32 a role without a preset lands on the dashboard', () => {
  expect(home(aViewer('accountant'), all)).toEqual({ name: 'dashboard' });
});

test("N-32 without a dashboard an officer lands on the officers' dashboard", () => {
  expect(home(aViewer('finance-manager'), [staff, officers, announcements])).toEqual({ name: 'officer-dashboard' });
});

test('N-32 a preset that is not permitted is passed over', () => {
  const closed = aPage('dashboard', '/dashboard', { access: { permission: 'branch.view' } });
  expect(home(aViewer('supervisor'), [closed, announcements])).toEqual({ name: 'announcement.list' });
});

test('N-32 else home is the first page for the first permission, then for the next', () => {
  expect(home(aViewer('owner'), [announcements, staff])).toEqual({ name: 'staff' });
  expect(home(aViewer('owner', { permissions: ['export.use', 'announcement.read'] }), [announcements, staff])).toEqual({
    name: 'announcement.list',
  });
});

test('N-32 a page of one record is no home', () => {
  const paper = aPage('print.clearance', '/print/clearance', { access: { permission: 'staff.edit' }, ofRecord: true });
  expect(home(aViewer('owner', { permissions: ['staff.edit'] }), [paper])).toEqual({ name: 'unauthorized' });
  expect(home(aViewer('owner', { permissions: ['staff.edit'] }), [editStaff])).toEqual({ name: 'unauthorized' });
});

test('N-32 a page that any of several permissions opens counts for each of them', () => {
  const either = aPage('people', '/people', {
    access: { permission: { staff: 'staff.view', branches: 'branch.view' } },
  });
  expect(home(aViewer('accountant', { permissions: ['branch.view'] }), [either])).toEqual({ name: 'people' });
});

test('N-32 who may open nothing gets the unauthorized page', () => {
  expect(home(aViewer('postman', { permissions: [] }), [staff])).toEqual({ name: 'unauthorized' });
});
