import { expect, test } from 'vitest';
import { inLongProofs } from '@waybill/domain/kernel/testing/proof-size.ts';
import { permissions } from '@waybill/domain/kernel/permissions.ts';
import { roleDefaults } from '@waybill/domain/rooms/roles/role-defaults.ts';
import { roleSlugs, type RoleSlug } from '@waybill/domain/kernel/roles.ts';
import { allPages } from '../../app/all-pages.ts';
import { menuMap } from '../../app/sidebar.ts';
import { mayOpen } from '../../kernel/pages.ts';
import { menuOf, treeOf, type TreeLine } from '../../shell/menu-map.ts';
import { roleSight, type SeenEntry } from './role-sight.ts';

const viewerOf = (slug: RoleSlug, level: number, held: readonly string[]) => ({
  id: 7,
  role: slug,
  level,
  permissions: held,
  branchId: 2,
  internationalMail: false,
});
const keysOf = (lines: readonly TreeLine[]) =>
  lines.flatMap(({ key, below }) => [key, ...below.map((line) => `${key} ${line.key}`)]).toSorted();
const menuFor = (viewer: ReturnType<typeof viewerOf>) => treeOf(menuOf(menuMap, viewer, allPages), allPages);
const shown = (menu: readonly SeenEntry[], but: SeenEntry['change']) =>
  menu
    .filter(({ change }) => change !== but)
    .flatMap(({ key, links }) => [
      key,
      ...links.filter(({ change }) => change !== but).map((link) => `${key} ${link.key}`),
    ])
    .toSorted();

test('G-07 the menu and pages that a role would have are those that its people have once it is saved, for every role and rights given or taken', () => {
  let changes = 0;
  for (const slug of roleSlugs) {
    const { level, permissions: held } = roleDefaults[slug];
    for (const right of permissions.filter((_, at) => inLongProofs || (at + roleSlugs.indexOf(slug)) % 3 === 0)) {
      const wanted = held.includes(right) ? held.filter((one) => one !== right) : [...held, right];
      const sight = roleSight(
        { slug, level, permissions: held },
        { slug, level, permissions: wanted },
        menuMap,
        allPages,
      );
      const [before, after] = [viewerOf(slug, level, held), viewerOf(slug, level, wanted)];
      expect(shown(sight.menu, 'removed')).toEqual(keysOf(menuFor(after)));
      expect(shown(sight.menu, 'added')).toEqual(keysOf(menuFor(before)));
      for (const page of sight.opens) expect([mayOpen(page, before), mayOpen(page, after)]).toEqual([false, true]);
      for (const page of sight.closes) expect([mayOpen(page, before), mayOpen(page, after)]).toEqual([true, false]);
      const moved = allPages.filter((page) => page.load && mayOpen(page, before) !== mayOpen(page, after)).length;
      expect(sight.opens.length + sight.closes.length).toBe(moved);
      changes += moved;
    }
  }
  expect(changes).toBeGreaterThan(500);
});

test('G-07 the menu and pages that one person would have with any other role are those of whoever has that role', () => {
  const seen = new Map(
    roleSlugs.map((slug) => {
      const { level, permissions: held } = roleDefaults[slug];
      const viewer = viewerOf(slug, level, held);
      const opens = allPages.filter((page) => page.load && mayOpen(page, viewer));
      return [slug, { menu: keysOf(menuFor(viewer)), opens }];
    }),
  );
  let moves = 0;
  for (const from of roleSlugs)
    for (const to of roleSlugs) {
      const [had, has] = [seen.get(from), seen.get(to)];
      const sight = roleSight(
        { slug: from, ...roleDefaults[from] },
        { slug: to, ...roleDefaults[to] },
        menuMap,
        allPages,
      );
      expect([from, to, shown(sight.menu, 'removed')]).toEqual([from, to, has?.menu]);
      expect([from, to, shown(sight.menu, 'added')]).toEqual([from, to, had?.menu]);
      expect(sight.opens).toEqual(has?.opens.filter((page) => !had?.opens.includes(page)));
      expect(sight.closes).toEqual(had?.opens.filter((page) => !has?.opens.includes(page)));
      moves += sight.opens.length + sight.closes.length;
    }
  expect(moves).toBeGreaterThan(500);
});
