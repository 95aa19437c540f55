import { qandaCategories } from '@waybill/domain/rooms/qandas/qanda-kinds.ts';
import { list } from '../../kernel/list.ts';
import { qandaCategoryWords, qandaFieldWords as field, qandaWords } from './qandas.words.ts';

/** Questions and answers by subject, in the order set by their authors. */
export const qandaList = list({
  name: 'qandas',
  title: qandaWords.list,
  about: qandaWords.about,
  access: { global: true },
  sort: 'category',
  columns: [
    { key: 'category', word: field.category, kind: 'words', words: qandaCategoryWords, sortable: true },
    { key: 'question', word: field.question, kind: 'named', main: true },
    { key: 'answer', word: field.answer, kind: 'named' },
    { key: 'updated_at', word: field.updated_at, kind: 'instant', sortable: true, extra: true },
  ],
  filters: [
    {
      key: 'category',
      word: field.category,
      kind: 'select',
      common: true,
      options: qandaCategories.map((value) => ({ value, word: qandaCategoryWords[value] })),
    },
  ],
});
