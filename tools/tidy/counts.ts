import { refusedComments } from './plain-english.ts';
import { sources, type Source } from './sources.ts';

/** A quantity of the source with its limit. */
interface Count {
  readonly what: string;
  readonly found: number;
  readonly most: number;
}

const written = sources.filter(({ file }) => !/\.(test|e2e)\.tsx?$|\/testing(-[\w-]+)?[/.]/.test(file));
const inside = (place: RegExp): Source[] => written.filter(({ file }) => place.test(file));
const matches = (some: readonly Source[], pattern: RegExp): number =>
  some.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);
const lines = (some: readonly { readonly text: string }[]): number =>
  some.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);

const serverRooms = inside(/^server\/src\/rooms\//);
const web = inside(/^web\/src\//);
const webRooms = inside(/^web\/src\/rooms\//);
const kernels = inside(/^(domain|contract|server|web)\/src\/kernel\//);
const fieldsOfInterfaces = serverRooms.reduce(
  (sum, { text }) =>
    sum +
    [...text.matchAll(/^(?:export )?interface [^{]+\{\n([^]*?)^\}/gm)].reduce(
      (fields, [, body = '']) => fields + (body.match(/^ {2}(?:readonly )?\w+\??: /gm)?.length ?? 0),
      0,
    ),
  0,
);

/**
 * Measures of the source, so that it grows in few places. A limit is lowered with its count, and never raised without a reason in the commit.
 *
 * @example npm run counts
 */
export const counts: readonly Count[] = [
  { what: 'lines of source without tests', found: lines(written), most: 274_000 },
  { what: 'lines of tests', found: lines(sources) - lines(written), most: 98_000 },
  { what: '`as never` outside tests', found: matches(written, /\bas never\b/g), most: 5 },
  { what: 'fields of interfaces written by hand in rooms of the server', found: fieldsOfInterfaces, most: 1660 },
  {
    what: 'interfaces Locked*, Raw* and New* in rooms of the server',
    found: matches(serverRooms, /^(?:export )?interface (?:Locked|Raw|New)[A-Z]?\w*/gm),
    most: 69,
  },
  {
    what: 'instants turned into text by hand in rooms of the server',
    found: matches(serverRooms, /\btoIso\(/g),
    most: 67,
  },
  { what: 'reads whose rows nothing but a type describes', found: matches(serverRooms, /\bsql<[{A-Z]/g), most: 625 },
  {
    what: '`as never` in stores',
    found: matches(
      serverRooms.filter(({ file }) => file.endsWith('.store.ts')),
      /\bas never\b/g,
    ),
    most: 0,
  },
  {
    what: 'files with SQL in rooms of the server whose names do not say so',
    found: serverRooms.filter(
      ({ file, text }) => !/\.(queries|store|sql)\.ts$|-rows\.ts$/.test(file) && /\bsql(<[^`]*>)?`/.test(text),
    ).length,
    most: 0,
  },
  {
    what: 'statuses and roles compared with a text in rooms of server and web',
    found: matches([...serverRooms, ...webRooms], /\b(?:status|role_slug) (?:===|!==) '\w/g),
    most: 3,
  },
  {
    what: 'answers of one record that do not use the frame',
    found: matches(serverRooms, /\? \{ data(?:: \w+)? \} : refuse\('not_found'\)/g),
    most: 0,
  },
  {
    what: 'names of states or commands that lifecycle() gives, derived again',
    found: matches(written, /Object\.keys\(\w+Life\.(?:states|commands)\)/g),
    most: 0,
  },
  {
    what: 'places that refuse a payment because of what the till holds',
    found: matches(serverRooms, /refuse\('not_enough_cash'/g),
    most: 1,
  },
  {
    what: 'imports of a room by a kernel',
    found: kernels.reduce(
      (sum, { imports }) => sum + imports.filter(({ file }) => /^\w+\/src\/rooms\//.test(file ?? '')).length,
      0,
    ),
    most: 0,
  },
  {
    what: 'pages that use `recordPage` with code of their own',
    found: matches(webRooms, /\brecordPage(?:<[^(]*>)?\(/g),
    most: 20,
  },
  { what: 'pairs of facts whose keys are not checked', found: matches(web, /\busePairs\([^)]*as never/g), most: 0 },
  { what: 'addresses of calls written as text in the web', found: matches(web, /['"`]\/api\//g), most: 0 },
  {
    what: 'files that list what to ask again',
    found: web.filter(({ file }) => /\/show-[\w-]+\.ts$/.test(file)).length,
    most: 0,
  },
  { what: 'files of messages', found: web.filter(({ file }) => file.endsWith('.messages.ts')).length, most: 0 },
  {
    // Doors are short by rule: at most twelve names.
    what: 'files of under thirty lines, doors aside',
    found: sources.filter((source) => !source.file.endsWith('.door.ts') && lines([source]) < 30).length,
    most: 717,
  },
  { what: 'comments with a turn of phrase that the guide refuses', found: refusedComments.length, most: 0 },
];
