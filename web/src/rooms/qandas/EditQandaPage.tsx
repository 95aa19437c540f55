import { qandaFieldWords } from '@waybill/contract/rooms/qandas/qandas.words.ts';
import { qandaForm } from '@waybill/domain/rooms/qandas/qanda-form.ts';
import { call } from '../../kernel/client.ts';
import { editPage } from '../../shell/form/edit-page.tsx';
import { QandaFields } from './QandaFields.tsx';
import { qandaText } from './qanda-text.ts';

/** Changing a question or its answer. */
export const EditQandaPage = editPage({
  call: 'qandas.detail',
  param: 'qandaId',
  topic: 'qanda',
  list: 'qanda',
  room: 'qandas',
  draft: 'qanda',
  title: (data, locale) => qandaText(data, 'question', locale),
  form: qandaForm,
  words: qandaFieldWords,
  save: (id, body, idempotencyKey) => call('qandas.edit', { params: { id }, body, idempotencyKey }),
  leads: ({ id }) => ({ name: 'qanda.detail', params: { qandaId: id } }),
  Fields: QandaFields,
});
