import { expect, test } from 'vitest';
import type { PageAction } from '../shell/list/list-page-types.ts';
import { allPages } from './all-pages.ts';
import type { PageGo } from '../kernel/page-hooks.ts';
import { hrefOf, hrefTo, recordTarget } from '../kernel/page-links.ts';
import { fillPageTable } from '../kernel/page-table.ts';
import type { PageLink, PageLinkProps } from '../kernel/PageLink.tsx';
import { findPage, type PageName, type PageTarget } from '../kernel/pages.ts';

/** Links that the compiler refuses; if it accepted one, the unused directive above it would fail the type check. */
const refused: readonly unknown[] = [
  // @ts-expect-error no such page
  { name: 'staf' } satisfies PageTarget,
  // @ts-expect-error no such page
  { to: 'edit-staf' } satisfies Parameters<typeof PageLink>[0],
  // @ts-expect-error no such page
  { key: 'edit', title: '', name: 'label-edti' } satisfies PageAction<object>,
  // @ts-expect-error no such page
  (): string => hrefOf('dashbord'),
];

type Staff = PageLinkProps<'edit-staff'>;

/** Parameters and filters that the compiler refuses, each with the same link as it accepts it. */
const links: readonly [accepted: unknown, ...refused: unknown[]][] = [
  [
    { name: 'edit-staff', params: { staffID: 7 } } satisfies PageTarget,
    // @ts-expect-error the parameter is missing
    { name: 'edit-staff' } satisfies PageTarget,
    // @ts-expect-error the page has no such parameter
    { name: 'edit-staff', params: { staffId: 7 } } satisfies PageTarget,
  ],
  [
    { to: 'edit-staff', params: { staffID: 7 } } satisfies Staff,
    // @ts-expect-error the parameter is missing
    { to: 'edit-staff' } satisfies Staff,
    // @ts-expect-error the page has no such parameter
    { to: 'edit-staff', params: { staffID: 7, tab: 'ban' } } satisfies Staff,
  ],
  [
    (): string => hrefOf('staff', { tab: 'ban' }, { branch_id: 3, search: 'aung', page: 2 }),
    // @ts-expect-error the list has no such filter
    (): string => hrefOf('staff', { tab: 'ban' }, { branch: 3 }),
    // @ts-expect-error the page has no such parameter
    (): string => hrefOf('staff', { status: 'ban' }),
  ],
  [
    { name: 'staff', search: { role: 'postman' } } satisfies PageTarget,
    // @ts-expect-error the list has no such filter
    { name: 'staff', search: { roles: 'postman' } } satisfies PageTarget,
  ],
  [
    { name: 'chat', search: { open: 'people' } } satisfies PageTarget,
    // @ts-expect-error the page reads no such key
    { name: 'chat', search: { opens: 'people' } } satisfies PageTarget,
  ],
  [
    { key: 'edit', title: '', name: 'edit-staff', params: { staffID: 7 } } satisfies PageAction<object>,
    // @ts-expect-error the page has no such parameter
    { key: 'edit', title: '', name: 'edit-staff', params: { id: 7 } } satisfies PageAction<object>,
  ],
  [
    (go: PageGo) => go('edit-staff', { params: { staffID: 7 }, replace: true }),
    // @ts-expect-error the parameter is missing
    (go: PageGo) => go('edit-staff'),
    // @ts-expect-error the parameter is missing
    (go: PageGo, name: PageName) => go(name),
  ],
];

test('N-31 a link to a page that does not exist does not compile, in links, targets, actions of rows and addresses', () => {
  const unknown = refused as readonly { readonly name?: PageName; readonly to?: PageName }[];
  for (const { name, to } of unknown) expect(findPage(allPages, name ?? to ?? '')).toBeUndefined();
});

test('N-31 N-35 a link with a missing or wrong parameter, or with a filter that its page does not read, does not compile', () => {
  const [targets] = links[0] ?? [];
  expect(targets).toEqual({ name: 'edit-staff', params: { staffID: 7 } });
  for (const [, ...wrong] of links) expect(wrong).not.toHaveLength(0);
});

test('N-31 a record is found by its one parameter, as the path of its page spells it', () => {
  fillPageTable({ first: allPages, all: async () => allPages });
  expect(recordTarget('edit-staff', 7)).toEqual({ name: 'edit-staff', params: { staffID: 7 } });
  expect(hrefTo(recordTarget('credit.collection', 3))).toBe('/credit/collection/3/detail');
});
