import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Returns whether a test of the call's room, or a test that makes the call, sends this field, given as `labels.create weight`. */
export function readSentByTests(): (field: string) => boolean {
  const texts = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.ts$|\/testing\/[^/]+\.ts$/.test(file) && !file.startsWith('access'))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  return (field) => {
    const [call = '', name = ''] = field.split(' ');
    const room = `/${call.slice(0, call.indexOf('.')).replaceAll('_', '-')}/`;
    const sends = new RegExp(`\\b${name.slice(name.lastIndexOf('.') + 1)}\\b\\s*[:,}]`);
    return texts.some(({ file, text }) => (file.includes(room) || text.includes(`'${call}'`)) && sends.test(text));
  };
}
