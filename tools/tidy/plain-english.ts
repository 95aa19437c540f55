import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allFiles, root } from './sources.ts';

/** Turns of phrase that comments avoid, each with its replacement. */
const refusedPhrases: readonly { readonly pattern: RegExp; readonly instead: string }[] = [
  { pattern: /^What\b/, instead: 'a noun phrase that names the value, or a verb for a function' },
  {
    pattern: /^(?:Of|By|For|In|From|To|With|Under|Beyond|How|Where) (?:so (?:many|much)|what|which|whom)\b/,
    instead: 'a sentence with subject, verb and object',
  },
  { pattern: /\b[Ww]hoever\b/, instead: 'the actor: user, clerk, courier, server, browser, caller' },
  { pattern: /\banew\b/, instead: 'again' },
  { pattern: /\bso (?:many|much)\b/i, instead: 'a number, "at most", or the unit' },
  { pattern: /\bstands?\b/, instead: 'is, is displayed, represents, or the state by its name' },
  { pattern: /\b(?:comes?|came) to\b/, instead: 'amounts to, equals, reaches' },
  { pattern: /\bof (?:its|their|his|her) own\b/, instead: 'own, separate' },
  { pattern: /\bby (?:itself|themselves)\b/, instead: 'automatically, separately, in the background' },
  { pattern: /(?<!there )\b(?:is|are) none\b/, instead: 'does not exist' },
  { pattern: /\b(?:unless|where|as) it is said\b/, instead: 'by default, where configured' },
];

/**
 * Returns the comments of a source as plain sentences: block comments, and runs of `//` lines as one comment. Comments after code on a line are left
 * out.
 *
 * @example commentsOf('/** Returns\n * the sum. *\/') // ['Returns the sum.']
 */
export function commentsOf(text: string): string[] {
  return [...text.matchAll(/^[ \t]*\{?(\/\*[^]*?\*\/|\/\/.*(?:\n[ \t]*\/\/.*)*)/gm)].map(([, comment = '']) =>
    comment
      .replaceAll(/^[ \t]*(?:\/\*+|\*\/|\*(?!\/)|\/\/)|\*\/$/gm, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

/** Does a comment use a refused phrase? */
export const isRefused = (comment: string): boolean => refusedPhrases.some(({ pattern }) => pattern.test(comment));

/** Returns the text of a file; comments of SQL become those of scripts, without those in functions, which databases already have. */
function textOf(file: string): string {
  const text = readFileSync(path.join(root, file), 'utf8');
  return file.endsWith('.sql')
    ? text.replaceAll(/\$\$[^]*?\$\$/g, '').replaceAll(/^([ \t]*)-- (?:What: |Why: )?/gm, '$1// ')
    : text;
}

/** Comments of scripts, stylesheets and current migrations with a refused phrase, as `file: comment`. */
export const refusedComments: readonly string[] = allFiles
  .filter((file) => /\.(ts|tsx|mjs|css)$|migrations\/(?:baseline\/)?\d+_\w+\.sql$/.test(file))
  .flatMap((file) =>
    commentsOf(textOf(file))
      .filter(isRefused)
      .map((comment) => `${file}: ${comment}`),
  );
