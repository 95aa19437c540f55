import { internationalList } from '@waybill/contract/rooms/mail-post/mail-post.columns.ts';
import type { InternationalRow } from '@waybill/contract/rooms/mail-post/mail-post.contract.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { HandOverLink } from './HandOverLink.tsx';
import { mailPostPageWords as words } from './mail-post-page.words.ts';
import { usePostResults } from './use-post-results.tsx';

const opens = ({ id }: InternationalRow): PageTarget => ({ name: 'label-detail', params: { labelId: id } });

/** Labels to other countries, from the counter to the receiver; for branches that take international mail (decisions 12). */
export function InternationalPage() {
  const { rowActions, dialog } = usePostResults<InternationalRow>();
  return (
    <>
      <ListPage
        definition={internationalList}
        call="mail_post.international"
        page="mail-post.international"
        opens={opens}
        live="labels"
        rowActions={rowActions}
        searchHint={words.search}
        actions={<HandOverLink />}
      />
      {dialog}
    </>
  );
}
