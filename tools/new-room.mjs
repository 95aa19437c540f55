// `npm run new-room -- pickup-points --en "Pickup points" --mm "…" --zh "…"` writes the files of a room: rules, words, list, calls, migration, page
// and test. It builds, passes its tests and shows an empty list to users with its permission. At the end it prints the decisions left to the
// developer.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { readCommand } from './lib/commands.mjs';
import { checkNode, root, stop } from './lib/root.mjs';
import { roomFiles, sharedLines } from './lib/room-files.mjs';

checkNode();
const { values, rest } = readCommand('new-room');
process.chdir(root);

const [room = ''] = rest;
if (!/^[a-z]+(-[a-z]+)*s$/.test(room))
  stop('A room is named in the plural, in small letters with hyphens: npm run new-room -- pickup-points');
if (existsSync(`domain/src/rooms/${room}`) || existsSync(`contract/src/rooms/${room}`))
  stop(`There is a room "${room}" already.`);

const title = {
  en: values.en ?? room[0].toUpperCase() + room.slice(1).replaceAll('-', ' '),
  mm: values.mm ?? 'မှတ်တမ်းများ',
  zh: values.zh ?? '记录',
};
const migrations = ['server/migrations', 'server/migrations/baseline'].flatMap((folder) => readdirSync(folder));
const last = Math.max(...migrations.map((name) => Number(/^\d+/.exec(name)?.[0] ?? 0)));
const files = roomFiles(room, title, String(last + 1).padStart(4, '0'));
for (const [file, text] of Object.entries(files)) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
for (const [file, before, line] of sharedLines(room, title)) {
  const text = readFileSync(file, 'utf8');
  const at = text.indexOf(before);
  if (at === -1) stop(`${file} has no line ${before.trim()} to write before.`);
  writeFileSync(file, text.slice(0, at) + line + text.slice(at));
}
console.log([...new Set([...Object.keys(files), ...sharedLines(room, title).map(([file]) => file)])].join('\n'));
if (!values.plain) {
  for (const command of [
    [process.execPath, 'tools/generate.mjs'],
    [process.execPath, 'node_modules/oxfmt/bin/oxfmt'],
  ])
    spawnSync(command[0], command.slice(1), { stdio: 'inherit' });
}
console.log(`
Left to a person:
  who holds the permission by default      domain/src/rooms/roles/role-defaults.ts, server/src/access/expectations.ts
  its place in the menu                    web/src/app/sidebar.ts
  the pages of one record                  detailPage, newPage and editPage of web/src/shell, as in web/src/rooms/announcements
  what else is done to its records         its states and commands; words of new actions in contract/src/rooms/audit/audit.words.ts${values.mm && values.zh ? '' : '\n  its title in Myanmar and Chinese         the words files of the room'}`);
