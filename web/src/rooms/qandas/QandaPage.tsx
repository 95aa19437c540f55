import { Trash2 } from 'lucide-react';
import type { QandaDetail } from '@waybill/contract/rooms/qandas/qandas.contract.ts';
import { qandaCategoryWords, qandaFieldWords as field } from '@waybill/contract/rooms/qandas/qandas.words.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import type { OpenRecord } from '../../shell/detail/record-page.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useHistory } from '../audit/audit.door.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { qandaPageWords as words } from './qanda-page.words.ts';
import { qandaText } from './qanda-text.ts';
import styles from './Qanda.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** One question with its answer, in the reader's language. */
export const QandaPage = detailPage({
  call: 'qandas.detail',
  param: 'qandaId',
  topic: 'qanda',
  list: 'qanda',
  name: (data, locale) => qandaText(data, 'question', locale),
  edit: { page: 'qanda.edit', word: commonWords.edit },
  parts: [
    { key: 'answer', title: field.answer, Content: Answer },
    {
      key: 'facts',
      title: words.facts,
      aside: true,
      blanks: true,
      facts: [
        { key: 'category', word: field.category, kind: 'words', words: qandaCategoryWords },
        { key: 'created_by', word: commonFieldWords.author, kind: 'text' },
        { key: 'updated_at', word: field.updated_at, kind: 'instant' },
      ],
    },
  ],
  More: Remove,
  // A reader sees no history, which would show what it said before.
  useHistory: (data) => {
    const history = useHistory('qandas', data);
    return data.may_edit ? history : undefined;
  },
});

function Answer({ data }: { data: QandaDetail }) {
  return <p className={styles.answer}>{qandaText(data, 'answer', useLocale())}</p>;
}

function Remove({ data, leave }: OpenRecord<QandaDetail>) {
  const say = useSay();
  const locale = useLocale();
  const run = useAction();
  const name = qandaText(data, 'question', locale);
  const remove = async () => {
    const gone = await run(() => call('qandas.remove', { params: { id: data.id } }), {
      ask: { kind: 'delete', text: say(words.removeAsk, { name }), yes: say(commonWords.delete) },
      success: say(commonWords.deleted, { name }),
      changes: 'qanda',
    });
    if (gone !== undefined) leave();
  };
  return (
    data.may_edit && (
      <Button icon={Trash2} variant="danger" onClick={() => void remove()}>
        {say(commonWords.delete)}
      </Button>
    )
  );
}
