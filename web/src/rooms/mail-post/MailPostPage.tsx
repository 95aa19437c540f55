import { FileUp, PackageCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { mailPostList } from '@waybill/contract/rooms/mail-post/mail-post.columns.ts';
import type { MailPostRow } from '@waybill/contract/rooms/mail-post/mail-post.contract.ts';
import { postPlaceFaces } from '@waybill/contract/rooms/mail-post/mail-post.words.ts';
import { postPlaceNames, postResultForm } from '@waybill/domain/rooms/mail-post/post-results.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageParams } from '../../kernel/page-hooks.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { useUser, useViewer } from '../../kernel/session-store.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import type { ListBulkAction } from '../../shell/list/list-page-types.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { UploadPostFile } from './UploadPostFile.tsx';
import { HandOverLink } from './HandOverLink.tsx';
import { mailPostPageWords as words } from './mail-post-page.words.ts';
import { resultWords, usePostResults, waitingPlace } from './use-post-results.tsx';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const tabs = [
  ...postPlaceNames.map((place) => ({ value: place, word: postPlaceFaces[place].word, filters: { place } })),
  { value: 'all', word: commonWords.all },
];
const results = [
  {
    call: 'mail_post.deliver',
    label: words.deliver,
    icon: PackageCheck,
    form: postResultForm,
    fields: resultWords,
    text: words.resultText,
  },
  {
    call: 'mail_post.return',
    label: words.return,
    icon: Undo2,
    form: postResultForm,
    fields: resultWords,
    text: words.resultText,
  },
] as const satisfies readonly ListBulkAction[];
const none: readonly ListBulkAction[] = [];
const opens = ({ id }: MailPostRow): PageTarget => ({ name: 'label-detail', params: { labelId: id } });

/** The desk of the mail post (O-11): what is there, with both codes, and what they say became of it. */
export function MailPostPage() {
  const say = useSay();
  const user = useUser();
  const works = can(useViewer(), 'mail_post.work');
  const { tab } = usePageParams();
  const [bringing, bring] = useState(false);
  const { rowActions, dialog } = usePostResults<MailPostRow>();
  return (
    <>
      <ListPage
        definition={mailPostList}
        call="mail_post.list"
        counts="mail_post.count"
        page="mail-post"
        tabs={tabs}
        opens={opens}
        live="labels"
        rowActions={rowActions}
        bulk={works && tab === waitingPlace ? results : none}
        searchHint={words.search}
        actions={
          <>
            {works && user.branch !== null && (
              <Button icon={FileUp} onClick={() => bring(true)}>
                {say(words.bring)}
              </Button>
            )}
            <HandOverLink />
          </>
        }
      />
      {bringing && <UploadPostFile onClose={() => bring(false)} />}
      {dialog}
    </>
  );
}
