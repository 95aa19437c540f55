import { accessDenial, type Viewer } from '@waybill/domain/kernel/access.ts';
import type { Permission } from '@waybill/domain/kernel/permissions.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import type { WhoMay } from '@waybill/contract/rooms/roles/roles.contract.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { call } from '../kernel/client.ts';
import type { Say } from '../kernel/i18n.tsx';
import { bareTarget, standsAlone, type PageRow } from '../kernel/pages.ts';
import type { PaletteCommand } from '../ui/overlays/palette-list.ts';
import type { PageAbouts } from './frame-parts.ts';
import { aboutKey } from './use-about.ts';
import { whoMayWords as words } from './who-may.words.ts';

/** Results of one search; more would push the records away. */
const mostPages = 3;
const shortestQuery = 3;

interface ClosedPage {
  readonly page: PageRow;
  readonly permission: Permission;
}

/** Returns pages that match a search by their name or work, in any language, and that this person lacks the permission to open. */
export function closedPagesOf(
  pages: readonly PageRow[],
  viewer: Viewer,
  abouts: PageAbouts,
  query: string,
): ClosedPage[] {
  const wanted = query.trim().toLowerCase();
  if (wanted.length < shortestQuery) return [];
  const found = pages.filter(standsAlone).flatMap((page): ClosedPage[] => {
    const { access, name, title } = page;
    if (typeof access === 'string' || accessDenial(access, viewer) !== 'permission') return [];
    if (typeof access.permission !== 'string') return [];
    const about = abouts[aboutKey(bareTarget(name))] ?? abouts[name];
    const texts = [...Object.values(title), ...Object.values(about?.does ?? {}), about?.also ?? ''];
    return texts.some((text) => text.toLowerCase().includes(wanted)) ? [{ page, permission: access.permission }] : [];
  });
  return found.slice(0, mostPages);
}

/** Lists people and roles that may do something, as one text. */
export function sayWhoMay(say: Say, { people, roles }: WhoMay): string {
  const who = [
    ...people.map(({ name, role }) => say(words.person, { name, role: localName(role, say.locale) })),
    ...roles.map((role) => say(words.elsewhere, { role: localName(role, say.locale) })),
  ];
  return who.length === 0 ? say(words.nobody) : say(words.couldDo, { who: who.join(say(commonWords.comma)) });
}

/** Finds pages that others may open, each with who they are and nothing of what the pages show. */
export async function findClosedPages(
  closed: readonly ClosedPage[],
  say: Say,
  signal: AbortSignal,
  announce: (text: string) => void,
): Promise<PaletteCommand[]> {
  return Promise.all(
    closed.map(async ({ page, permission }) => {
      const { data } = await call('roles.whoMay', { query: { permission }, signal, background: true });
      const hint = sayWhoMay(say, data);
      const label = say(page.title);
      return {
        id: `closed-${page.name}`,
        group: say(words.pagesOfOthers),
        label,
        hint,
        run: () => announce(`${label}: ${hint}`),
      };
    }),
  );
}
