import { expect, test } from 'vitest';
import { guard, ownPath, type Visitor } from './guard.ts';
import { home } from './home.ts';
import type { PageRow } from './pages.ts';
import { aPage, aViewer } from './testing-pages.ts';

const word = { en: 'Home', mm: 'Home', zh: 'Home' };
const index: PageRow = { name: 'index', path: '/', title: word, access: { global: true }, forward: home };
const login = aPage('login', '/login', { access: 'guest' });
const unauthorized = aPage('unauthorized', '/403', { access: 'public' });
const account = aPage('account', '/account');
const password = aPage('account.password', '/account/password');
const staff = aPage('staff', '/staff/{tab}', { access: { permission: 'staff.view' }, params: { tab: 'active' } });
const pages = [index, login, unauthorized, account, password, staff];

const manager: Visitor = { viewer: aViewer('manager'), mustChangePassword: false };
const postman: Visitor = { viewer: aViewer('postman'), mustChangePassword: false };
const open = (page: PageRow, visitor: Visitor | null, href = '/somewhere', next?: string) =>
  guard({ page, pages, visitor, href, next });

test('N-31 a visitor on a guarded route goes to login, and back to where they were going', () => {
  expect(open(staff, null, '/staff/ban?page=2')).toEqual({ name: 'login', search: { next: '/staff/ban?page=2' } });
  expect(open(login, manager, '/login', '/staff/ban?page=2')).toEqual({ path: '/staff/ban?page=2' });
});

test('N-31 a visitor of the root path is not sent back to it', () => {
  expect(open(index, null, '/')).toEqual({ name: 'login', search: {} });
});

test('N-31 a signed-in user on a guest-only route goes to the root path', () => {
  expect(open(login, manager)).toEqual({ name: 'index' });
});

test('N-31 without the permission the unauthorized page opens', () => {
  expect(open(staff, postman)).toEqual({ name: 'unauthorized' });
  expect(open(staff, manager)).toBe('enter');
});

test('N-31 a global route is open to any signed-in user', () => {
  expect(open(account, postman)).toBe('enter');
  expect(open(account, null, '/account')).toEqual({ name: 'login', search: { next: '/account' } });
});

test('N-02 the unauthorized page is open to everybody', () => {
  expect([open(unauthorized, null), open(unauthorized, postman)]).toEqual(['enter', 'enter']);
});

test('N-03 the root path leads home', () => {
  expect(open(index, manager)).toEqual({ name: 'staff' });
});

test('S-30 who must choose a password does so before anything else', () => {
  const newcomer: Visitor = { ...manager, mustChangePassword: true };
  expect([open(staff, newcomer), open(index, newcomer), open(account, newcomer)]).toEqual(
    Array(3).fill({ name: 'account.password' }),
  );
  expect(open(password, newcomer)).toBe('enter');
});

test.each([
  '//evil.example/x',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/a\\b',
  '/a b',
  '',
  'staff',
  '/login',
  '/login?next=/login',
])('N-31 %j is no way back from the login page', (next) =>
  expect(open(login, manager, '/login', next)).toEqual({ name: 'index' }),
);

test.each(['/staff/active', '/label/search?search=09%2079&page=2', '/'])(
  'N-31 %j is a way back from the login page',
  (next) => {
    expect(ownPath(next)).toBe(next);
  },
);
