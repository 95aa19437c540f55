import { Plus } from 'lucide-react';
import { mailbagList } from '@waybill/contract/rooms/mailbags/mailbags.columns.ts';
import type { MailbagRow } from '@waybill/contract/rooms/mailbags/mailbags.contract.ts';
import { mailbagStageWords, mailbagFieldWords } from '@waybill/contract/rooms/mailbags/mailbags.words.ts';
import { mailbagStageNames } from '@waybill/domain/rooms/mailbags/mailbag-states.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useMayOpen, titleOf } from '../../kernel/page-links.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';

const tabs = mailbagStageNames.map((stage) => ({
  value: stage,
  word: mailbagStageWords[stage],
  filters: { stage },
}));
export const opensBag = ({ id }: Pick<MailbagRow, 'id'>): PageTarget => ({
  name: 'mailbags.detail',
  params: { mailbagId: id },
});

/** Mailbags by what is to be done with them (S-23). */
export function MailbagListPage() {
  const say = useSay();
  const mayOpen = useMayOpen();
  const create = mayOpen('mailbags.new') && (
    <PageLink to="mailbags.new" className={buttonLook('main')}>
      <Icon of={Plus} />
      {say(titleOf('mailbags.new'))}
    </PageLink>
  );
  return (
    <ListPage
      definition={mailbagList}
      call="mailbags.list"
      page="mailbags"
      tabs={tabs}
      opens={opensBag}
      live="mailbag"
      searchHint={mailbagFieldWords.code}
      actions={create || null}
    />
  );
}
