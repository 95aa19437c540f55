import { keyModeWords } from '../../kernel/worlds.words.ts';
import { keyModes } from '@waybill/domain/kernel/worlds.ts';
import { apiKeyFieldWords } from './api-keys.words.ts';

/** The filter of lists that staff may look at in the sandbox too; set by the page's own switch. */
export const worldFilter = {
  key: 'world',
  word: apiKeyFieldWords.mode,
  kind: 'select',
  linked: true,
  options: keyModes.map((value) => ({ value, word: keyModeWords[value] })),
} as const;
