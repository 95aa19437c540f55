import { Plus } from 'lucide-react';
import { cannedAnswerList } from '@waybill/contract/rooms/support-tickets/support-tickets.columns.ts';
import type { CannedAnswerRow } from '@waybill/contract/rooms/support-tickets/support-tickets.contract.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { ticketPageWords as words } from './ticket-page.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const opens = ({ id }: CannedAnswerRow): PageTarget => ({ name: 'canned-answers.edit', params: { cannedId: id } });

/** Answers that are given often, for those who keep them. */
export function CannedAnswerListPage() {
  const say = useSay();
  const create = (
    <PageLink to="canned-answers.new" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(words.newCanned)}
    </PageLink>
  );
  return (
    <ListPage
      definition={cannedAnswerList}
      call="canned_answers.list"
      page="canned-answers"
      live={null}
      opens={opens}
      searchHint={commonWords.titleOrText}
      actions={create}
      first={create}
    />
  );
}
