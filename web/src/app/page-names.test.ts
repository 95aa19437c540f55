import { expect, test } from 'vitest';
import type { PageAction } from '../shell/list/list-page-types.ts';
import { allPages } from './all-pages.ts';
import { hrefOf } from '../kernel/page-links.ts';
import type { PageLinkProps } from '../kernel/PageLink.tsx';
import { findPage, type PageName, type PageTarget } from '../kernel/pages.ts';

/** Addresses that the compiler refuses are no pages; if it accepted one, the unused directive above it would fail the type check. */
const refused: readonly unknown[] = [
  // @ts-expect-error no such page
  { name: 'staf' } satisfies PageTarget,
  // @ts-expect-error no such page
  { to: 'edit-staf' } satisfies PageLinkProps,
  // @ts-expect-error no such page
  { key: 'edit', title: '', name: 'label-edti' } satisfies PageAction<object>,
  // @ts-expect-error no such page
  (): string => hrefOf('dashbord'),
];

test('N-31 a link to a page that does not exist does not compile, in links, targets, actions of rows and addresses', () => {
  const links = refused as readonly { readonly name?: PageName; readonly to?: PageName }[];
  for (const { name, to } of links) expect(findPage(allPages, name ?? to ?? '')).toBeUndefined();
});
