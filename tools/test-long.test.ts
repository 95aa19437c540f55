import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root, sources } from './tidy/sources.ts';

const sizes = ['domain/src/kernel/testing/proof-size.ts', 'domain/src/kernel/testing/long-test.ts'];
const isTestFile = (file: string) => /\.(test|e2e)\.tsx?$/.test(file);

/** Returns the files that import one of these, directly or through others that are no tests. */
function reaching(targets: readonly string[]): string[] {
  const found = new Set(targets);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const { file, imports } of sources)
      if (imports.some(({ file: name = '' }) => found.has(name) && !isTestFile(name))) found.add(file);
  }
  return [...found];
}

test('npm run test:long runs every test that goes on for longer in it', () => {
  const listed = execFileSync(process.execPath, ['tools/test-long.mjs', '--list'], { cwd: root, encoding: 'utf8' });
  const expected = [
    ...reaching(sizes).filter(isTestFile),
    ...sources.map(({ file }) => file).filter((file) => /\.long\.(test|e2e)\.ts$/.test(file)),
  ];
  expect(listed.trim().split('\n').sort()).toEqual([...new Set(expected)].sort());
});
