import { listNameWords } from '@waybill/contract/generated/list-names.ts';
import type { Say } from '../../kernel/i18n.tsx';
import { listNoticesWords } from './list-notices.words.ts';

/**
 * Of which list a file is ready, or could not be made; a list that is no more is called by its name.
 *
 * @example exportMessage(say, 'staff', true) // Staff list: the export is ready.
 */
export function exportMessage(say: Say, list: string, ready: boolean): string {
  return say(ready ? listNoticesWords.exportReadyOf : listNoticesWords.exportFailedOf, {
    list: isList(list) ? say.loose(listNameWords[list]) : list,
  });
}

function isList(list: string): list is keyof typeof listNameWords {
  return Object.hasOwn(listNameWords, list);
}
