import { qandaFieldWords } from '@waybill/contract/rooms/qandas/qandas.words.ts';
import { qandaForm } from '@waybill/domain/rooms/qandas/qanda-form.ts';
import { call } from '../../kernel/client.ts';
import { newPage } from '../../shell/form/new-page.tsx';
import { QandaFields } from './QandaFields.tsx';
import { titleOf } from '../../kernel/page-links.ts';

/** A new question; saved, it opens as its readers see it. */
export const NewQandaPage = newPage({
  title: titleOf('qanda.create'),
  list: 'qanda',
  form: qandaForm,
  words: qandaFieldWords,
  draft: 'qanda',
  create: (body, idempotencyKey) => call('qandas.create', { body, idempotencyKey }),
  changes: 'qanda',
  leads: ({ data }) => ({ name: 'qanda.detail', params: { qandaId: data.id } }),
  Fields: QandaFields,
});
