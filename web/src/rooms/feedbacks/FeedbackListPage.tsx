import { Plus } from 'lucide-react';
import { feedbackList } from '@waybill/contract/rooms/feedbacks/feedbacks.columns.ts';
import type { FeedbackRow } from '@waybill/contract/rooms/feedbacks/feedbacks.contract.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { titleOf } from '../../kernel/page-links.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const opens = ({ id }: FeedbackRow): PageTarget => ({ name: 'feedback.detail', params: { feedbackId: id } });

/** Lists customers' feedback on the handling of their parcels (F-08). */
export function FeedbackListPage() {
  const say = useSay();
  const create = (
    <PageLink to="feedback.create" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('feedback.create'))}
    </PageLink>
  );
  return (
    <ListPage
      definition={feedbackList}
      call="feedbacks.list"
      page="feedback"
      live="feedback"
      opens={opens}
      searchHint={commonWords.parcel}
      actions={create}
      first={create}
    />
  );
}
