import { expect, test } from 'vitest';
import { settingsGroups } from '../rooms/settings/settings-groups.ts';
import { entriesOf, isGroup, menuOf } from '../shell/menu-map.ts';
import { fillPageTable } from '../kernel/page-table.ts';
import { aViewer } from '../kernel/testing-pages.ts';
import { aboutKey } from '../shell/use-about.ts';
import { pageCommandsOf } from '../shell/page-commands.ts';
import { rankCommands } from '../ui/overlays/palette-list.ts';
import { allPages } from './all-pages.ts';
import { pageAbouts } from './page-abouts.ts';
import { menuMap } from './sidebar.ts';

fillPageTable({ first: allPages, all: async () => allPages });

test('L-01 every place of the menu and every card of the settings says in a sentence what one does there', () => {
  const items = [...menuMap.source, ...menuMap.jobs, ...menuMap.bottom];
  const keys = [
    ...items
      .flatMap((item) => (isGroup(item) ? item.entries : [item]))
      .flatMap(({ tabs }) => tabs.map(({ target }) => aboutKey(target))),
    ...settingsGroups.flatMap((group) => group.cards.map(({ page }) => page)),
  ];
  expect(keys.filter((key) => !(key in pageAbouts))).toEqual([]);
});

const viewer = aViewer('md');
const menu = menuOf(menuMap, viewer, allPages);
const commands = pageCommandsOf({ menu, pages: allPages, viewer, abouts: pageAbouts }).map(
  ({ target, word, about }) => ({
    name: aboutKey(target),
    label: word.en,
    keywords: [word.en, word.mm, word.zh],
    about: about ? [about.does.en, about.does.mm, about.does.zh, about.also ?? ''] : [],
  }),
);

test.each([
  ['payout', 'cod-clearance'],
  ['hand in cash', 'cash-mine'],
  ['courier', 'run-sheets'],
  ['manifest', 'mailbags'],
  ['import excel', 'label-imports'],
  ['scan out', 'run-sheets'],
  ['scan in', 'label-accept'],
  ['lost', 'missing-cases'],
  ['password', 'account.password'],
  ['merchant', 'customer.list'],
  ['sms', 'messages'],
  ['overdue', 'ageing parcels'],
  ['faq', 'qanda'],
  ['အကြွေး', 'credit'],
  ['对账', 'bank-statement'],
])('L-01 the palette finds “%s”', (query, page) => {
  const found = rankCommands(commands, query).slice(0, 8);
  expect(found.map(({ name }) => name)).toContain(page);
});

test('L-01 the palette offers no page that needs a record, and each page once', () => {
  const names = commands.map(({ name }) => name);
  expect(
    names.filter((name) => ['print.clearance', 'cod-clearance.ready.detail', 'credit.detail'].includes(name)),
  ).toEqual([]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(
    entriesOf(menu)
      .flatMap(({ tabs }) => tabs)
      .every(({ target }) => names.includes(aboutKey(target))),
  ).toBe(true);
});
