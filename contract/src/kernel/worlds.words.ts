import type { Word } from '@waybill/domain/kernel/words.ts';
import type { KeyMode } from '@waybill/domain/kernel/worlds.ts';
import { commonWords } from './common.words.ts';

export const keyModeWords: Record<KeyMode, Word> = {
  live: { en: 'Live', mm: 'အစစ်', zh: '正式' },
  test: commonWords.test,
};
