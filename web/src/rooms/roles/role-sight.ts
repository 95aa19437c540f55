import type { Word } from '@waybill/domain/kernel/words.ts';
import type { Viewer } from '@waybill/domain/kernel/access.ts';
import { home } from '../../kernel/home.ts';
import { mayOpen, type PageName, type PageRow } from '../../kernel/pages.ts';
import { menuOf, treeOf, type MenuMap, type TreeLine } from '../../shell/menu-map.ts';

/** A role with permissions: those that it has, or that it would have. */
export interface SeenRole {
  readonly slug: string;
  readonly level: number;
  readonly permissions: readonly string[];
}

/** A line of the menu: whether it is there only after saving, or only until then. */
export interface SeenEntry {
  readonly key: string;
  readonly word: Word;
  readonly change: 'added' | 'removed' | null;
  readonly links: readonly SeenEntry[];
}

export interface RoleSight {
  readonly menu: readonly SeenEntry[];
  /** Where somebody of the role lands after login. */
  readonly home: PageName;
  /** Pages that open, and that do not open any more, in the menu or not. */
  readonly opens: readonly PageRow[];
  readonly closes: readonly PageRow[];
}

/**
 * Previews what a person sees before a role is saved, by the rules of router and menu (G-07): the menu with added and removed entries, the first
 * page, and every page that opens or closes. Compares a role with itself under other permissions, or with another role. Assumes a person in a branch
 * without international mail.
 *
 * @example roleSight(postman, { ...postman, permissions: ['staff.view'] }, frameParts().menu, pageTable()).opens
 */
export function roleSight(had: SeenRole, has: SeenRole, map: MenuMap, pages: readonly PageRow[]): RoleSight {
  const [before, after] = [viewerOf(had), viewerOf(has)];
  const opensFor = (viewer: Viewer) => pages.filter((page) => page.load !== undefined && mayOpen(page, viewer));
  const [opened, open] = [opensFor(before), opensFor(after)];
  return {
    menu: merged(treeOf(menuOf(map, before, pages), pages), treeOf(menuOf(map, after, pages), pages)),
    home: home(after, pages).name,
    opens: open.filter((page) => !opened.includes(page)),
    closes: opened.filter((page) => !open.includes(page)),
  };
}

function viewerOf({ slug, level, permissions }: SeenRole): Viewer {
  return { id: 0, role: slug, level, permissions, branchId: 1, internationalMail: false };
}

/** Both menus as one, in the order of the one that has more to say at each place. */
function merged(before: readonly TreeLine[], after: readonly TreeLine[]): SeenEntry[] {
  const keys = [...before.map(({ key }) => key)];
  for (const [at, { key }] of after.entries()) if (!keys.includes(key)) keys.splice(at, 0, key);
  return keys.map((key): SeenEntry => {
    const [had, has] = [before.find((line) => line.key === key), after.find((line) => line.key === key)];
    const line = (has ?? had) as TreeLine;
    return {
      key,
      word: line.word,
      change: had && has ? null : has ? 'added' : 'removed',
      links: merged(had?.below ?? [], has?.below ?? []),
    };
  });
}
