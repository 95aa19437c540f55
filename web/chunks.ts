import path from 'node:path';
import type { Plugin } from 'vite';

/** What the bundler knows of a module. */
interface Module {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
interface Graph {
  getModuleInfo(id: string): Module | null;
}

const root = path.resolve(import.meta.dirname, '..').replaceAll('\\', '/');
const at = (file: string): string => `${root}/${file}`;
const entry = at('web/src/main.tsx');
const list = 'web/src/shell/list/ListPage.tsx';
const dashboard = 'web/src/rooms/dashboard/DashboardPage.tsx';
const records = ['web/src/shell/form/FormPage.tsx', 'web/src/shell/detail/DetailPage.tsx'];

/** What is needed together, from the first to the last: the login page, the frame around every page, every list, forms, records. */
const stages: readonly (readonly [name: string, roots: readonly string[]])[] = [
  // By itself, because pages of records wait for it and for nothing else that comes later.
  ['all-calls', ['contract/src/generated/calls.ts']],
  ['login', ['web/src/main.tsx', 'web/src/rooms/sessions/LoginPage.tsx']],
  ['frame', ['web/src/app/router.tsx', 'web/src/app/Frame.tsx', 'web/src/app/all-pages.ts']],
  ['list', [list, 'web/src/shell/reasons.ts', 'web/src/shell/detail/record-commands.tsx']],
  [
    'scan',
    ['WaitingAtLogin.tsx', 'WaitingScans.tsx', 'leaving-question.tsx', 'scan-service.ts'].map(
      (file) => `web/src/shell/scan/${file}`,
    ),
  ],
  ['rules', ['domain/src/kernel/rules.ts', 'domain/src/kernel/form.ts']],
  ['refusals', ['contract/src/kernel/refusals.ts']],
  ['inputs', ['web/src/shell/form/FormField.tsx', 'web/src/ui/inputs/DateRange.tsx']],
  ['form', ['web/src/shell/form/FormPage.tsx', 'web/src/shell/form/FormWindow.tsx']],
  ['record', ['web/src/shell/detail/DetailPage.tsx']],
];
/** The stages that everybody has before a page is drawn; what they fetch later comes in one piece too. */
const first = ['login', 'frame', 'list'];
const later = 'later';

const roomOf = (id: string): string | undefined => /\/src\/rooms\/([^/]+)\//.exec(id)?.[1];
const isIcon = (id: string): boolean => id.includes('lucide-react');
/** Libraries have pieces of their own, but for small ones that one place needs. */
const isOurs = (id: string): boolean =>
  !id.includes('node_modules') || /node_modules[\\/](lucide-react|uqr|idb)[\\/]/.test(id);
/** The rows of the page table, and what fetches the pages of a room for them (`pages-by-room.ts`). */
const isPageFile = (id: string): boolean => /\/web\/src\/rooms\/[^/]+\/[^/]+\.(routes\.tsx|pages\.js)$/.test(id);

let chunks: ReadonlyMap<string, string> | undefined;

/**
 * The chunk of a module: by stage, then by room. Cut by who shares what, as bundlers do, a list would come in sixty pieces; small pieces
 * compress badly, and on a slow line each costs a way there and back. A room has one piece for its lists and one for the rest, so that a list
 * does not wait for the forms beside it; what several rooms say of one stands in a piece of its own.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  // What fetches the chunks themselves: nothing imports it before it is built.
  if (id.includes('preload-helper')) return 'login';
  // In the piece of its page the login page would list all that this page waits for.
  if (id.endsWith('/proof-pack.pages.js')) return 'guest-pages';
  chunks ??= allChunks(graph);
  return chunks.get(id) ?? null;
}

function allChunks(graph: Graph): ReadonlyMap<string, string> {
  const of = new Map<string, string>();
  const info = (id: string): Module => graph.getModuleInfo(id) ?? { importedIds: [], dynamicallyImportedIds: [] };
  const reach = (roots: Iterable<string>): Set<string> => {
    const reached = new Set<string>();
    const visit = (id: string): void => {
      if (reached.has(id) || !isOurs(id)) return;
      reached.add(id);
      info(id).importedIds.forEach(visit);
    };
    for (const root of roots) visit(root);
    return reached;
  };
  const give = (ids: Iterable<string>, name: string): void => {
    for (const id of ids) if (!of.has(id)) of.set(id, name);
  };
  const lists = reach([at(list)]);
  const opened = [...reach([at(dashboard)])].filter((id) => roomOf(id) !== 'dashboard' || !id.includes('/web/src/'));
  for (const [name, roots] of stages) {
    give(reach(roots.map(at)), name);
    // The page that most begin with waits for no list: what it shares with lists comes with the frame, what it shares with rooms in one piece.
    if (name === 'frame') {
      const shared = opened.filter((id) => lists.has(id) || isIcon(id));
      give(shared, name);
    }
    if (name === 'list') give(opened, 'day');
  }
  const all = new Set(reach([entry]));
  for (const id of all) for (const next of reach(info(id).dynamicallyImportedIds)) all.add(next);

  const isListPage = (id: string): boolean => {
    const reached = reach([id]);
    return reached.has(at(list)) && !records.some((shell) => reached.has(at(shell)));
  };
  /** Which pieces of rooms need a module that belongs to no stage. */
  const wanted = new Map<string, Set<string>>();
  const want = (root: string, piece: string): void => {
    for (const id of reach([root])) if (!of.has(id)) wanted.set(id, (wanted.get(id) ?? new Set()).add(piece));
  };
  for (const id of all) {
    const isFirst = first.includes(of.get(id) ?? '') && !isPageFile(id);
    const room = id.includes('/web/src/') ? roomOf(id) : undefined;
    for (const next of info(id).dynamicallyImportedIds) {
      if (next.endsWith('.css')) continue;
      const leadsTo = isPageFile(next) ? info(next).dynamicallyImportedIds : [next];
      const isList = isPageFile(id) && leadsTo.some(isListPage);
      if (isFirst && roomOf(next) === undefined) want(next, later);
      else if (room !== undefined) want(next, isList ? room : `${room}-more`);
    }
  }
  for (const [id, pieces] of wanted) {
    const rooms = new Set([...pieces].map((piece) => piece.replace(/-more$/, '')));
    const [room = ''] = rooms;
    const early = [...pieces].some((piece) => rooms.has(piece) && piece !== later);
    if (rooms.size === 1) of.set(id, early || room === later ? room : `${room}-more`);
    else of.set(id, `${ownerOf(id, reach([id]))}-${early ? 'face' : 'parts'}`);
  }
  return of;
}

/** Whose piece a module is in that several rooms need: its own room's, or that of what belongs to none; apart from what knows many rooms itself. */
function ownerOf(id: string, reached: ReadonlySet<string>): string {
  const rooms = new Set([...reached].flatMap((next) => roomOf(next) ?? []));
  if (rooms.size > 8) return 'all-rooms';
  return roomOf(id) ?? (isIcon(id) ? 'icons' : 'shared');
}

/**
 * Refuses a build whose pieces import each other in a circle: whichever of them a browser runs first finds the other's values missing, and the page does not
 * open. It happens when a room takes a word or a value from another room that takes something from it; what both need stands in the kernel then.
 */
export const noCircles: Plugin = {
  name: 'no-circles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const importsOf = (file: string): readonly string[] => {
      const piece = bundle[file];
      return piece?.type === 'chunk' ? piece.imports : [];
    };
    const sound = new Set<string>();
    const visit = (file: string, way: readonly string[]): void => {
      if (way.includes(file))
        throw new Error(`pieces import each other: ${[...way.slice(way.indexOf(file)), file].join(' -> ')}`);
      if (sound.has(file)) return;
      for (const next of importsOf(file)) visit(next, [...way, file]);
      sound.add(file);
    };
    for (const file of Object.keys(bundle)) visit(file, []);
  },
};
