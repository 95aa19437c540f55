import path from 'node:path';
import type { Plugin } from 'vite';

/** A module as the bundler reports it. */
interface Module {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly code: string | null;
}
interface Graph {
  getModuleInfo(id: string): Module | null;
}

const root = path.resolve(import.meta.dirname, '..').replaceAll('\\', '/');
const at = (file: string): string => `${root}/web/src/${file}`;
const entry = at('main.tsx');
const list = 'shell/list/ListPage.tsx';

/** Chunks that everybody loads before a page: first the login, then the frame around every page with the page table. */
const always: readonly (readonly [name: string, roots: readonly string[]])[] = [
  // Its own chunk: record pages wait for it, and no other late chunk does.
  ['all-calls', ['../../contract/src/generated/calls.ts']],
  ['login', ['main.tsx', 'rooms/sessions/LoginPage.tsx']],
  ['frame', ['app/router.tsx', 'app/Frame.tsx', 'app/all-pages.ts']],
];

/** The pages that people open first, by the prefix of their addresses; most others are lists. */
export const landings = {
  '/dashboard': 'rooms/dashboard/DashboardPage.tsx',
  '/label/create': 'rooms/labels/NewLabelPage.tsx',
  '/label/detail/': 'rooms/labels/LabelDetailPage.tsx',
  '/label/': 'rooms/labels/LabelListPage.tsx',
  '/label-accept': 'rooms/tracking/DeskPage.tsx',
  '/parcels/': 'rooms/tracking/ParcelsPage.tsx',
  '/run-sheets/detail/': 'rooms/run-sheets/RunSheetPage.tsx',
  '/run-sheets/': list,
  '/staff/': 'rooms/staff/StaffListPage.tsx',
  '/run-sheet': 'rooms/run-sheets/OwnRunPage.tsx',
  '/shop': 'rooms/merchant-users/ShopHomePage.tsx',
  '': list,
} as const;
/** Shells of lists, forms and records, shared by the other pages. */
const shells = {
  form: 'shell/form/FormPage.tsx',
  record: 'shell/detail/DetailPage.tsx',
  list,
  commands: 'shell/detail/record-commands.tsx',
  field: 'shell/form/FormField.tsx',
  window: 'shell/form/FormWindow.tsx',
  newPage: 'shell/form/new-page.tsx',
  editPage: 'shell/form/edit-page.tsx',
  detailPage: 'shell/detail/detail-page.tsx',
  dates: 'ui/inputs/DateRange.tsx',
} as const;
/** Returns the module that fetches the pages of the page's room (`pages-by-room.ts`), if it belongs to a room. */
export const fetcherOf = (page: string): string[] => {
  const [, room] = /^rooms\/([\w-]+)\//.exec(page) ?? [];
  return room === undefined ? [] : [`rooms/${room}/${room}.pages.js`];
};
/** Maximum number of chunks that a page waits for, besides the shared ones. */
const mostPieces = 13;

/** Loaded when the page is idle, or when the user opens it. */
const later = 'later';

const roomOf = (id: string): string | undefined => /\/src\/rooms\/([^/]+)\//.exec(id)?.[1];
/** Libraries get their own chunks, except small ones with a single user. */
const isOurs = (id: string): boolean =>
  !id.includes('node_modules') || /node_modules[\\/](lucide-react|uqr|idb)[\\/]/.test(id);
/** Row files of the page table, and the modules that fetch the pages of a room (`pages-by-room.ts`). */
const isPageFile = (id: string): boolean => /\/web\/src\/rooms\/[^/]+\/[^/]+\.(routes\.tsx|pages\.js)$/.test(id);

let chunks: ReadonlyMap<string, string> | undefined;

/**
 * Returns the chunk of a module. A page that people open first gets exactly what it needs, in few chunks (`firstPieces`); every other room has one chunk for
 * its lists, one for its other pages, and one for each part that is loaded later. The bundler's default, by shared use, would split a list into sixty chunks;
 * small chunks compress badly, and each costs a round trip.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  // Fetches the chunks themselves; no import of it is visible before the build.
  if (id.includes('preload-helper')) return 'login';
  // In its page's chunk, the login page would preload everything that this page waits for.
  if (/\/(proof-pack|join)\.pages\.js$/.test(id)) return 'guest-pages';
  chunks ??= allChunks(graph);
  return chunks.get(id) ?? null;
}

function allChunks(graph: Graph): ReadonlyMap<string, string> {
  const of = new Map<string, string>();
  const info = (id: string): Module =>
    graph.getModuleInfo(id) ?? { importedIds: [], dynamicallyImportedIds: [], code: null };
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
  for (const [name, roots] of always)
    for (const id of reach(roots.map((file) => path.posix.normalize(at(file))))) if (!of.has(id)) of.set(id, name);

  const all = new Set(reach([entry]));
  for (const id of all) for (const next of reach(info(id).dynamicallyImportedIds)) all.add(next);
  const kindOf = (page: ReadonlySet<string>): number =>
    [shells.form, shells.record, shells.list].findIndex((shell) => page.has(at(shell)));

  const needsOf = (page: string) => [...reach([at(page)])].filter((id) => !of.has(id));
  const firstPages = Object.values(landings).map(needsOf);
  const shared = Object.values(shells).map(needsOf);
  /** Modules that all other pages share, by kind: forms, records, lists, anything else. */
  const others: string[][] = [[], [], [], []];
  for (const page of [...all].filter(isPageFile).flatMap((id) => info(id).dynamicallyImportedIds)) {
    const reached = reach([page]);
    if (!isPageFile(page)) others.at(kindOf(reached))?.push(...reached);
  }
  for (const [name, ids] of firstPieces(
    firstPages,
    [...shared, ...others],
    new Set([...firstPages, ...shared].flat()),
    info,
  ))
    for (const id of ids) of.set(id, name);
  // Modules that fetch a room's pages get their own chunks; otherwise they would pull in the room's other lists.
  for (const id of Object.values(landings).flatMap(fetcherOf))
    of.set(at(id), path.posix.basename(id, '.pages.js') + '-pages');
  const first = new Set(of.keys());

  const isListPage = (id: string): boolean => {
    return kindOf(reach([id])) === 2;
  };
  /** Room chunks that need a module which has no chunk yet. */
  const wanted = new Map<string, Set<string>>();
  const roomsOf = new Map<string, string>();
  const want = (root: string, room: string, piece = room): void => {
    roomsOf.set(piece, room);
    for (const id of reach([root])) if (!of.has(id)) wanted.set(id, (wanted.get(id) ?? new Set()).add(piece));
  };
  for (const id of all) {
    const isFirst = first.has(id) && !isPageFile(id);
    const room = id.includes('/web/src/') ? roomOf(id) : undefined;
    for (const next of info(id).dynamicallyImportedIds) {
      if (next.endsWith('.css')) continue;
      const leadsTo = isPageFile(next) ? info(next).dynamicallyImportedIds : [next];
      const isList = isPageFile(id) && leadsTo.some(isListPage);
      if (isFirst && roomOf(next) === undefined) want(next, later);
      else if (room !== undefined)
        want(next, room, isList ? room : `${room}-${isPageFile(id) ? 'more' : path.posix.parse(next).name}`);
    }
  }
  for (const [id, pieces] of wanted) {
    const rooms = new Set([...pieces].map((piece) => roomsOf.get(piece) ?? later));
    const [room = ''] = rooms;
    const [piece = ''] = pieces;
    const early = [...pieces].some((one) => rooms.has(one) && one !== later);
    if (pieces.size === 1) of.set(id, piece);
    else if (rooms.size === 1) of.set(id, early ? room : `${room}-shared`);
    else of.set(id, `${ownerOf(id, reach([id]))}-${early ? 'face' : 'parts'}`);
  }
  // In a circle, whichever chunk runs first finds the other's values missing.
  for (let circle = circleIn(of, info); circle.length > 0; circle = circleIn(of, info))
    for (const [id, name] of of) if (circle.includes(name)) of.set(id, circle[0] ?? name);
  return of;
}

/** A chunk of the first pages: its modules, and the chunks that it imports, which are loaded with it. */
interface Piece {
  readonly ids: readonly string[];
  readonly size: number;
  /** The pages that need this chunk. */
  readonly pages: ReadonlySet<number>;
  readonly imports: ReadonlySet<Piece>;
}

/** Returns the chunks loaded together with these, including these; `null` when some import each other in a circle. */
function loadedWith(pieces: Iterable<Piece>): ReadonlySet<Piece> | null {
  const loaded = new Set<Piece>();
  const open = new Set<Piece>();
  const visit = (piece: Piece): boolean => {
    if (open.has(piece)) return false;
    if (loaded.has(piece)) return true;
    open.add(piece);
    const sound = [...piece.imports].every(visit);
    open.delete(piece);
    loaded.add(piece);
    return sound;
  };
  return [...pieces].every(visit) ? loaded : null;
}

/** Returns the chunks with `a` and `b` merged. */
function joined(pieces: readonly Piece[], a: Piece, b: Piece): Piece[] {
  const next = new Map<Piece, Piece & { imports: Set<Piece> }>();
  const both = {
    ids: [...a.ids, ...b.ids],
    size: a.size + b.size,
    pages: new Set([...a.pages, ...b.pages]),
    imports: new Set<Piece>(),
  };
  for (const piece of pieces)
    next.set(piece, piece === a || piece === b ? both : { ...piece, imports: new Set<Piece>() });
  for (const [piece, made] of next)
    for (const other of piece.imports) {
      const imported = next.get(other);
      if (imported && imported !== made) made.imports.add(imported);
    }
  return [...new Set(next.values())];
}

/**
 * Returns the chunks of the first pages. Modules that the same pages need form one chunk, so that no page loads what it does not need; then the cheapest pair
 * is merged until no page loads too many.
 */
function firstPieces(
  first: readonly (readonly string[])[],
  others: readonly (readonly string[])[],
  modules: ReadonlySet<string>,
  info: (id: string) => Module,
): [string, readonly string[]][] {
  const byPages = new Map<string, string[]>();
  const pages = [...first, ...others].map((ids) => new Set(ids));
  for (const id of modules) {
    const key = pages.flatMap((ids, page) => (ids.has(id) ? [page] : [])).join();
    byPages.set(key, [...(byPages.get(key) ?? []), id]);
  }
  const sizeOf = (ids: readonly string[]) => ids.reduce((sum, id) => sum + (info(id).code?.length ?? 0), 0);
  const made = [...byPages].map(([key, ids]) => ({
    ids,
    size: sizeOf(ids),
    pages: new Set(key.split(',').map(Number)),
    imports: new Set<Piece>(),
  }));
  const pieceOf = new Map(made.flatMap((piece) => piece.ids.map((id) => [id, piece] as const)));
  for (const piece of made)
    for (const other of piece.ids.flatMap((id) => info(id).importedIds)) {
      const imported = pieceOf.get(other);
      if (imported && imported !== piece) piece.imports.add(imported);
    }
  /** Returns what each page loads; `null` when chunks import each other in a circle. */
  const loads = (pieces: readonly Piece[]): ReadonlySet<Piece>[] | null =>
    loadedWith(pieces) &&
    pages.map((_, page) => loadedWith(pieces.filter((piece) => piece.pages.has(page))) ?? new Set<Piece>());
  // Squared, because unneeded code hurts the heaviest page most.
  const costOf = (loaded: readonly ReadonlySet<Piece>[]) =>
    loaded.reduce(
      (sum, one, page) =>
        sum + [...one].reduce((all, { size }) => all + size, 0) ** 2 * (page < first.length ? 1 : 0.1),
      0,
    );
  let pieces: readonly Piece[] = made;
  for (;;) {
    const crowded = (loads(pieces) ?? []).filter(({ size }, page) => page < first.length && size > mostPieces);
    if (crowded.length === 0) return pieces.map(({ ids }, n) => [`first-${n}`, ids]);
    // Merging two large chunks never pays.
    const small = [...new Set(crowded.flatMap((loaded) => [...loaded]))].sort((a, b) => a.size - b.size).slice(0, 8);
    const ways = small.flatMap((a) =>
      pieces.flatMap((b) => {
        if (a === b || !crowded.some((loaded) => loaded.has(a) && loaded.has(b))) return [];
        const next = joined(pieces, a, b);
        const loaded = loads(next);
        return loaded === null ? [] : [{ next, cost: costOf(loaded) }];
      }),
    );
    const [best] = ways.sort((one, other) => one.cost - other.cost);
    if (!best) throw new Error('the pieces of the first pages cannot be joined');
    pieces = best.next;
  }
}

/** Returns chunks that import each other in a circle; empty when there is no circle. */
function circleIn(of: ReadonlyMap<string, string>, info: (id: string) => Module): readonly string[] {
  const imports = new Map<string, Set<string>>();
  for (const [id, name] of of) {
    const others = imports.get(name) ?? new Set();
    imports.set(name, others);
    for (const next of info(id).importedIds) others.add(of.get(next) ?? name);
  }
  const sound = new Set<string>();
  const visit = (name: string, way: readonly string[]): readonly string[] => {
    if (way.includes(name)) return way.slice(way.indexOf(name));
    if (sound.has(name)) return [];
    for (const next of imports.get(name) ?? []) {
      const circle = next === name ? [] : visit(next, [...way, name]);
      if (circle.length > 0) return circle;
    }
    sound.add(name);
    return [];
  };
  for (const name of imports.keys()) {
    const circle = visit(name, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

/**
 * Returns the chunk of a module that several rooms need: its own room's, or the shared one when it belongs to no room. Modules that import many rooms stay
 * apart.
 */
function ownerOf(id: string, reached: ReadonlySet<string>): string {
  const rooms = new Set([...reached].flatMap((next) => roomOf(next) ?? []));
  if (rooms.size > 8)
    return /\/rooms\/audit\/|\/audit-(?:actions|values)\.ts$|\.values\.ts$/.test(id) ? 'all-audit' : 'all-rooms';
  const [, folder] = /\/src\/((?:\w+\/)?[\w-]+)\/[^/]+$/.exec(id) ?? [];
  return roomOf(id) ?? (id.includes('lucide-react') ? 'icons' : (folder?.replace('/', '-') ?? 'shared'));
}

/**
 * Refuses a build whose chunks import each other in a circle: whichever chunk a browser runs first finds the other's values missing, and the page does not
 * open. It happens when two rooms import words or values from each other; move what both need to the kernel.
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
