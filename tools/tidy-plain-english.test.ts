import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { commentsOf, isRefused } from './tidy/plain-english.ts';
import { root } from './tidy/sources.ts';

test('comments are found as sentences: blocks, runs of lines, and those inside markup', () => {
  const source = [
    '/** Returns',
    ' *  the sum.',
    ' */',
    'const sum = 1;',
    '  // One comment',
    '  // on two lines.',
    '{/* In markup. */}',
  ].join('\n');
  expect(commentsOf(source)).toEqual(['Returns the sum.', 'One comment on two lines.', 'In markup.']);
});

test.each([
  ['Whoever has the sheet before them has been visible of it.', 'Opening the sheet clears its notification.'],
  ['How what a gate was short ends.', "Resolves a gate's shortage: paid later, kept as its charge, or written off."],
  ['By what the sums of these rows are made.', 'Fingerprint of how these sums are computed.'],
  ['What is typed and not yet asked for.', 'Search text that is not applied yet.'],
  ['Which account the bank is; the default one unless it is said.', "Defaults to the operator's default account."],
  ['Who said what a line stands for.', 'Who confirmed a match.'],
  ['So many signs of what was sent are kept.', 'Characters kept of each request and response body.'],
  ['Sums are made anew when how they are made changes.', 'Increase when the summing code changes.'],
])('comments say what they mean at the first reading: not "%s"', (refused, plain) => {
  expect([isRefused(refused), isRefused(plain)]).toEqual([true, false]);
});

/** The last commit before subjects were checked. */
const checkedSince = '1815a48d';
/** Landed with a longer subject; the history that others work on is not rewritten for it. */
const longer = /^(2856c793|7533ead2)/;

test('the subject of a commit is a short sentence: at most 72 characters, at least two words, no work in progress', () => {
  // Fails in a copy without this history, where there is nothing to check.
  const log = spawnSync('git', ['-C', root, 'log', '--no-merges', '--format=%h %s', `${checkedSince}..HEAD`], {
    encoding: 'utf8',
  });
  const commits = log.status === 0 ? log.stdout.split('\n').filter((line) => line !== '') : [];
  const subject = /^[A-Z]\S* \S.{0,70}$/;
  const odd = commits
    .filter((commit) => !longer.test(commit))
    .filter((commit) => {
      const text = commit.slice(commit.indexOf(' ') + 1);
      return text.length > 72 || !subject.test(text) || /\bwip\b/i.test(text);
    });
  expect(odd).toEqual([]);
});
