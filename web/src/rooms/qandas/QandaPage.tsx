import { Pencil, Trash2 } from 'lucide-react';
import type { QandaDetail } from '@waybill/contract/rooms/qandas/qandas.contract.ts';
import { qandaCategoryWords, qandaFieldWords as field } from '@waybill/contract/rooms/qandas/qandas.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { DetailPage } from '../../shell/detail/DetailPage.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { useDoing } from '../../shell/use-doing.ts';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { useHistory } from '../audit/audit.door.ts';
import { qandaPageWords as words } from './qanda-page.words.ts';
import { showQandas, qandaText } from './show-qandas.ts';
import styles from './Qanda.module.css';

/** One question with its answer, in the reader's language. */
export const QandaPage = recordPage({
  call: 'qandas.detail',
  param: 'qandaId',
  topic: 'qanda',
  list: 'qanda',
  crumb: (data, locale) => qandaText(data, 'question', locale),
  Content: Question,
});

function Question({ data, leave }: OpenRecord<QandaDetail>) {
  const say = useSay();
  const locale = useLocale();
  const history = useHistory('qandas', data);
  return (
    <DetailPage
      title={qandaText(data, 'question', locale)}
      more={data.may_edit && <Writing data={data} leave={leave} />}
      parts={[
        {
          key: 'answer',
          title: say(field.answer),
          content: <p className={styles.answer}>{qandaText(data, 'answer', locale)}</p>,
        },
        {
          key: 'facts',
          title: say(words.facts),
          aside: true,
          pairs: [
            { key: 'category', label: say(field.category), value: say(qandaCategoryWords[data.category]) },
            { key: 'created_by', label: say(words.writtenBy), value: data.created_by },
            { key: 'updated_at', label: say(field.updated_at), value: formatDateTime(new Date(data.updated_at)) },
          ],
        },
      ]}
      // A reader sees no history, which would show what it said before.
      {...(data.may_edit ? { history } : {})}
    />
  );
}

/** What those who write may do with it. */
function Writing({ data, leave }: { data: QandaDetail; leave: () => void }) {
  const say = useSay();
  const locale = useLocale();
  const run = useDoing();
  const name = qandaText(data, 'question', locale);
  const remove = async () => {
    const gone = await run(() => call('qandas.remove', { params: { id: data.id } }), {
      ask: { kind: 'delete', text: say(words.removeAsk, { name }), yes: say(words.remove) },
      success: say(words.removed, { name }),
      fresh: showQandas,
    });
    if (gone !== undefined) leave();
  };
  return (
    <>
      <Button icon={Trash2} variant="danger" onClick={() => void remove()}>
        {say(words.remove)}
      </Button>
      <PageLink to="qanda.edit" params={{ qandaId: data.id }} className={buttonLook('plain')}>
        <Icon of={Pencil} />
        {say(words.edit)}
      </PageLink>
    </>
  );
}
