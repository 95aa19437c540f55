import type { Requirement } from './requirement-list.ts';

/** A test that names a requirement in its title. */
export interface NamingTest {
  readonly file: string;
  readonly title: string;
}

/** Does every run include this test file? Requirements need a test outside the long ones. */
export const mayShow = (file: string): boolean => /\.(test|e2e)\.tsx?$/.test(file) && !/\.long\./.test(file);

/** Does the test try a part alone, in the gallery or as a function? That does not show that a screen of the product uses it. */
const isOfPart = (file: string): boolean => /^(e2e\/parts|web\/src\/ui\/)/.test(file);

const title = /\b(?:test|it|describe)(?:\.\w+)*(?:\([^()]*\))?\s*\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;
const id = /\b[A-Z]-\d\d\b/g;

/** Returns which tests name which requirement, read from the titles. */
export function namedBy(files: readonly { file: string; text: string }[]): ReadonlyMap<string, readonly NamingTest[]> {
  const named = new Map<string, NamingTest[]>();
  for (const { file, text } of files) {
    for (const [, , titleText = ''] of text.matchAll(title)) {
      for (const requirement of new Set(titleText.match(id) ?? [])) {
        named.set(requirement, [...(named.get(requirement) ?? []), { file, title: titleText }]);
      }
    }
  }
  return named;
}

/** Returns the tests that show a requirement: tests of parts count only in addition to a test of the product. */
export function showing(tests: readonly NamingTest[]): readonly NamingTest[] {
  return tests.some(({ file }) => !isOfPart(file)) ? tests : [];
}

/** Returns the state of a requirement: shown by tests, in part, measured where it is only about time, or open. */
export function stateOf(
  { missing, measured }: Pick<Requirement, 'missing' | 'measured'>,
  tests: number,
): 'shown' | 'in part' | 'measured' | 'open' {
  if (missing !== undefined) return tests > 0 ? 'in part' : 'open';
  return tests === 0 && measured !== undefined ? 'measured' : 'shown';
}

/** Maximum tests listed for a requirement, to keep the page readable: titles that begin with its id first, one of each file. */
const few = 3;

export function fewTests(requirement: string, tests: readonly NamingTest[]): readonly NamingTest[] {
  const first = [...tests].sort(
    (one, other) =>
      Number(isOfPart(one.file)) - Number(isOfPart(other.file)) ||
      Number(other.title.startsWith(requirement)) - Number(one.title.startsWith(requirement)),
  );
  return first.filter(({ file }, at) => first.findIndex((other) => other.file === file) === at).slice(0, few);
}
