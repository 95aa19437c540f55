import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings, settingsHelp } from '../server/src/kernel/settings.ts';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

const dockerfile = read('deploy/Dockerfile');
const services = readdirSync(path.join(root, 'deploy/systemd')).filter((name) => name.endsWith('.service'));
const composes = ['deploy/compose.yaml', 'deploy/compose.replica.yaml'];
const compose = read('deploy/compose.yaml');
const known = new Set([...all(settingsHelp(), /^ {2}([A-Z_]+) /gm), 'NODE_ENV']);
const { scripts, engines } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

/** Environment variables set by containers and units. */
function environments(): readonly (readonly [file: string, values: Readonly<Record<string, string>>])[] {
  const filled = (value: string) => value.replaceAll(/\$\{\w+(:\?[^}]*)?\}/g, 'secret123').replaceAll(/^'|'$/g, '');
  const pairs = (text: string) => text.matchAll(/\b([A-Z][A-Z_]+)=(\S+)/g);
  const ofUnit = (text: string) =>
    Object.fromEntries(
      all(text, /^Environment=(.*)$/gm).flatMap((line) =>
        [...pairs(line)].map(([, name = '', value = '']) => [name, value]),
      ),
    );
  const ofImage = Object.fromEntries(
    all(dockerfile, /^ENV (.*)$/gm).flatMap((line) =>
      [...pairs(line)].map(([, name = '', value = '']) => [name, value]),
    ),
  );
  const ofCompose = (text: string) =>
    Object.fromEntries(
      [...text.matchAll(/^ {6}([A-Z][A-Z_]+): (.+)$/gm)]
        .map(([, name = '', value = '']) => [name, filled(value)] as const)
        .filter(([name]) => !/^(POSTGRES|PG)/.test(name)),
    );
  return [
    ['deploy/Dockerfile', ofImage],
    ...composes.map((file) => [file, ofCompose(read(file))] as const),
    ...services.map((name) => [`deploy/systemd/${name}`, ofUnit(read(`deploy/systemd/${name}`))] as const),
  ];
}

describe('what stands in deploy/ is true of this repository', () => {
  test.each(environments())('%s sets what is a setting, to what a setting may be', (_file, values) => {
    expect(Object.keys(values).length).toBeGreaterThan(2);
    expect(Object.keys(values).filter((name) => !known.has(name))).toEqual([]);
    expect(readSettings({ API_CLIENT_TOKEN: 'secret123', ...values })).toHaveProperty('port');
  });

  test('the image is of a Node that the product runs on, and holds each file it needs', () => {
    const majors = all(dockerfile, /^FROM node:(\d+)-/gm).map(Number);
    expect([...new Set(majors)]).toEqual([Number(read('.nvmrc'))]);
    expect(majors[0]).toBeGreaterThanOrEqual(Number(/(\d+)/.exec(engines.node)?.[1]));
    const sources = all(dockerfile, /^COPY --from=build (.+) \S+$/gm).flatMap((line) => line.split(' '));
    const kept = sources
      .map((file) => file.replace(/^\/build\//, ''))
      .map((file) => (file.startsWith('/') ? file : file));
    const built = ['node_modules', 'server/dist', 'web/dist', 'sbom.json'];
    expect(
      kept.filter(
        (file) =>
          !built.includes(file) && !existsSync(path.join(root, file)) && !existsSync(path.join(root, 'server', file)),
      ),
    ).toEqual([]);
    expect(built.filter((file) => !kept.includes(file))).toEqual([]);
    expect(dockerfile).toMatch(/^USER \d+:\d+$/m);
  });

  test('server and commands are started as the product starts them, and wanted at addresses that it answers', () => {
    const flag = /--max-semi-space-size=\d+/.exec(scripts['start'] ?? '')?.[0] ?? '';
    expect(dockerfile).toContain(`"${flag}"`);
    expect(read('deploy/systemd/waybill.service')).toContain(flag);
    const programs = [
      dockerfile,
      ...services.map((name) => read(`deploy/systemd/${name}`)),
      read('docs/operations.md'),
    ].flatMap((text) => all(text, /server\/dist\/(\w+)\.js/g));
    expect([...new Set(programs)].toSorted((a, b) => a.localeCompare(b))).toEqual(['main', 'ops']);
    expect(programs.filter((name) => !existsSync(path.join(root, `server/src/${name}.ts`)))).toEqual([]);
    for (const address of all(dockerfile + composes.map(read).join(''), /(\/(?:healthz|readyz))/g))
      expect(read('server/src/kernel/health.ts')).toContain(`'${address}'`);
    const commands = readdirSync(path.join(root, 'server/src/ops'))
      .filter((name) => name.endsWith('-command.ts'))
      .flatMap((name) => all(read(`server/src/ops/${name}`), /^ {2}name: '([a-z-]+)',$/gm));
    const named = ['docs/operations.md', ...services.map((name) => `deploy/systemd/${name}`)].flatMap((file) =>
      all(read(file), /(?:npm run ops --|ops\.js) ([a-z]+(?:-[a-z]+)*)/g),
    );
    expect(named.length).toBeGreaterThan(6);
    expect(named.filter((name) => !commands.includes(name))).toEqual([]);
  });

  test('O-06 the ledger is checked each night whether or not the backup arrived, and each failure is reported under its own name', () => {
    const [backup, verify] = ['backup', 'verify'].map((name) => read(`deploy/systemd/waybill-${name}.service`));
    const starts = (unit = '', key: string) =>
      all(unit, new RegExp(`^${key}=(.*)$`, 'gm')).flatMap((line) => line.split(' '));
    expect([starts(backup, 'OnSuccess'), starts(backup, 'OnFailure')]).toEqual([
      ['waybill-verify.service'],
      ['waybill-verify.service', 'waybill-failed@%n.service'],
    ]);
    expect(starts(verify, 'OnFailure')).toEqual(['waybill-failed@%n.service']);
    expect(all(backup ?? '', /(ops\.js [a-z-]+)/g)).toEqual(['ops.js backup']);
    expect(all(verify ?? '', /(ops\.js [a-z-]+)/g)).toEqual(['ops.js verify-ledger']);
  });

  test('both compose files use one PostgreSQL, of a version that the product takes', () => {
    const images = composes.flatMap((file) => all(read(file), /image: (postgres:\S+)/g));
    expect(new Set(images).size).toBe(1);
    expect(Number(/postgres:(\d+)/.exec(images[0] ?? '')?.[1])).toBeGreaterThanOrEqual(
      Number(/\(\s*(\d+) or later\)/.exec(read('README.md'))?.[1]),
    );
  });

  test('the database keeps its cluster where the image of its version does, in a volume of that folder', () => {
    for (const text of composes.map(read)) {
      const mounts = all(text, /^ {6}- [\w./-]+:(\/var\/lib\/postgresql\S*)$/gm);
      // A mount at …/data, or a cluster below it, keeps the image of PostgreSQL 18 and later from starting.
      expect(mounts).toEqual(['/var/lib/postgresql']);
      expect(text).not.toMatch(/PGDATA: /);
    }
  });

  test('the archive belongs to the account of the database before it starts', () => {
    const [entrypoint = ''] = all(compose, /^ {6}- (chown .*)$/gm);
    expect(entrypoint).toMatch(/^chown postgres:postgres \/archive; .*exec docker-entrypoint\.sh "\$\$@"$/);
    expect(compose).toMatch(/^ {6}- archive:\/archive$/m);
  });

  test('a piece of the log is archived once; offered again it counts as archived when it is the same, and never replaces another', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'waybill-archive-'));
    try {
      writeFileSync(path.join(folder, 'piece'), 'one');
      const [command = ''] = all(compose, /archive_command='(.+)'$/gm);
      const filled = command
        .replaceAll('/archive/', `${folder}/archive-`)
        .replaceAll('%f', '0001')
        .replaceAll('%p', `${folder}/piece`);
      const archive = (): number | null => spawnSync('sh', ['-c', filled]).status;
      expect([archive(), archive()]).toEqual([0, 0]);
      writeFileSync(path.join(folder, 'piece'), 'two');
      expect([archive(), readFileSync(path.join(folder, 'archive-0001'), 'utf8')]).toEqual([1, 'one']);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('alarms and pictures ask for metrics that the server serves', () => {
    const served = all(read('server/src/kernel/metrics.ts'), /name: '(waybill_\w+)'/g);
    const wanted = ['deploy/prometheus/alerts.yml', 'deploy/grafana/waybill.json'].flatMap((file) =>
      all(read(file), /\b(waybill_[a-z_]+)\b(?!["}])/g).map((name) => name.replace(/_(bucket|count|sum)$/, '')),
    );
    expect(new Set(wanted).size).toBeGreaterThan(3);
    expect([...new Set(wanted)].filter((name) => !served.includes(name))).toEqual([]);
  });
});
