import { keyModeWords } from '../../kernel/worlds.words.ts';
import { keyModes } from '@waybill/domain/kernel/worlds.ts';
import { apiKeyFieldWords } from './api-keys.words.ts';

/** Filter of lists that staff can also view in the sandbox; set by the page's switch. */
export const worldFilter = {
  key: 'world',
  word: apiKeyFieldWords.mode,
  kind: 'select',
  linked: true,
  options: keyModes.map((value) => ({ value, word: keyModeWords[value] })),
} as const;
