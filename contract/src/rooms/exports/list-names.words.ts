import type { Word } from '@waybill/domain/kernel/words.ts';
import { listNameWords } from '../../generated/list-names.ts';

/** What a list is called, by its name; nothing for one that is not there any more. */
export function listNameWord(list: string): Word | undefined {
  return Object.hasOwn(listNameWords, list) ? listNameWords[list as keyof typeof listNameWords] : undefined;
}
