import { listNameWord } from '@waybill/contract/rooms/exports/list-names.words.ts';
import type { Say } from '../../kernel/i18n.tsx';
import { listNoticesWords } from './list-notices.words.ts';

/** Of which list a file is ready, or could not be made. @example exportMessage(say, 'staff', true) // Staff list: the export is ready. */
export function exportMessage(say: Say, list: string, ready: boolean): string {
  const word = listNameWord(list);
  return say(ready ? listNoticesWords.exportReadyOf : listNoticesWords.exportFailedOf, {
    list: word ? say.loose(word) : list,
  });
}
