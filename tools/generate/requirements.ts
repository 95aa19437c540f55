import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { requirements } from '../requirements/requirement-list.ts';
import { fewTests, mayShow, namedBy, showing, stateOf } from '../requirements/shown.ts';

const plain = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\\(['"`])/g, '$1');

/** Generates the list of requirements with their state and the tests that show them, read from the titles of the tests. */
export async function generate(): Promise<{ path: string; content: string }[]> {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter(mayShow)
    .sort();
  const named = namedBy(files.map((file) => ({ file, text: readFileSync(file, 'utf8') })));
  const rows = requirements.map((requirement) => {
    const { id, sentence, missing, measured } = requirement;
    const tests = showing(named.get(id) ?? []);
    const state = stateOf(requirement, tests.length);
    const shown = fewTests(id, tests).map(({ file, title }) => `[${plain(title)}](../${file})`);
    const states = [state, ...(missing ? [`to come: ${missing}`] : []), ...(measured ? [`measured: ${measured}`] : [])];
    const stateText = state === 'measured' ? `measured: ${measured}` : states.join('; ');
    return { state, line: `| ${id} | ${sentence} | ${stateText} | ${shown.join('<br>')} |` };
  });
  const count = (state: string): number => rows.filter((row) => row.state === state).length;
  return [
    {
      path: 'docs/requirements.md',
      content: [
        '# Requirements and the tests that show them',
        '',
        `Written by \`npm run generate\` from \`tools/requirements/requirement-list.ts\` and the titles of the tests: of ${rows.length} requirements ${count('shown')} are shown, ${count('measured')} measured, ${count('in part')} in part, ${count('open')} are open. At most three tests stand beside each.`,
        '',
        '| id | what must be so | state | tests |',
        '| --- | --- | --- | --- |',
        ...rows.map((row) => row.line),
        '',
      ].join('\n'),
    },
  ];
}
