import { FileUp, PackageCheck, ScanBarcode, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { mailPostList } from '@waybill/contract/rooms/mail-post/mail-post.columns.ts';
import type { MailPostRow } from '@waybill/contract/rooms/mail-post/mail-post.contract.ts';
import { mailPostFieldWords, postPlaceFaces } from '@waybill/contract/rooms/mail-post/mail-post.words.ts';
import {
  postPlaceNames,
  postPlaces,
  postResultForm,
  type PostPlace,
} from '@waybill/domain/rooms/mail-post/post-results.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { can } from '@waybill/domain/rooms/roles/access.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageParams } from '../../kernel/page-hooks.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { useUser, useViewer } from '../../kernel/session-store.ts';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import type { ListBulkAction, PageAction } from '../../shell/list/list-page-types.ts';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { sayCode } from '../../ui/layout/CodeText.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { BringPostFile } from './BringPostFile.tsx';
import { mailPostMessages } from './mail-post.messages.ts';
import { mailPostPageWords as words } from './mail-post-page.words.ts';
import { showMailPost } from './show-mail-post.ts';

const tabs = [
  ...postPlaceNames.map((place) => ({ value: place, word: postPlaceFaces[place].word, filters: { place } })),
  { value: 'all', word: words.all },
];
const resultWords = { on_day: mailPostFieldWords.on_day, remark: words.remark };
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
const waiting: PostPlace = 'with_post';
const isWaiting = ({ status }: MailPostRow) => postPlaces[waiting].statuses.some((one: LabelStatus) => one === status);
const opens = ({ id }: MailPostRow): PageTarget => ({ name: 'label-detail', params: { labelId: id } });
/** Scan mode with both codes, as the queue of what is to be sent has it. */
const scanning: PageTarget = { name: 'parcels', params: { tab: 'send' }, search: { scan: 'send_to_mmpost' } };

type Request = { readonly call: 'mail_post.deliver' | 'mail_post.return'; readonly row: MailPostRow };

/** The desk of the mail post (O-11): what is there, with both codes, and what they say became of it. */
export function MailPostPage() {
  const say = useSay();
  const viewer = useViewer();
  const user = useUser();
  const { tab } = usePageParams();
  const [request, ask] = useState<Request | null>(null);
  const [bringing, bring] = useState(false);
  const works = can(viewer, 'mail_post.work');
  const rowActions = useMemo((): PageAction<MailPostRow>[] => {
    const action = (name: Request['call'], title: string, icon: typeof Undo2): PageAction<MailPostRow> => ({
      key: name,
      title,
      icon,
      callback: (row) => ask({ call: name, row }),
      hidden: (row) => !works || !isWaiting(row),
    });
    return [
      action('mail_post.deliver', say(words.deliverOne), PackageCheck),
      action('mail_post.return', say(words.returnOne), Undo2),
    ];
  }, [say, works]);
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
        bulk={works && tab === waiting ? results : none}
        searchHint={words.search}
        actions={
          <>
            <PageLink to="mail-post.files" className={buttonLook('plain', true)}>
              {say(mailPostMessages.files)}
            </PageLink>
            {works && user.branch !== null && (
              <Button icon={FileUp} onClick={() => bring(true)}>
                {say(words.bring)}
              </Button>
            )}
            {can(viewer, 'label.scan') && user.branch !== null && (
              <PageLink
                to={scanning.name}
                params={scanning.params}
                search={scanning.search}
                className={buttonLook('main')}>
                <Icon of={ScanBarcode} />
                {say(words.hand)}
              </PageLink>
            )}
          </>
        }
      />
      {bringing && <BringPostFile onClose={() => bring(false)} />}
      {request && (
        <FormDialog
          form={postResultForm}
          words={resultWords}
          title={say(request.call === 'mail_post.deliver' ? words.deliverTitle : words.returnTitle, {
            code: sayCode(request.row.tracking_code),
          })}
          text={say(words.resultText)}
          yes={say(request.call === 'mail_post.deliver' ? words.deliverOne : words.returnOne)}
          submit={(body, { idempotencyKey }) =>
            call(request.call, { params: { id: request.row.id }, body, idempotencyKey })
          }
          fresh={showMailPost}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}
