import { PackageCheck, Undo2 } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import type { MailPostRow } from '@waybill/contract/rooms/mail-post/mail-post.contract.ts';
import { mailPostFieldWords, postPlaceFaces } from '@waybill/contract/rooms/mail-post/mail-post.words.ts';
import { postPlaces, postResultForm, type PostPlace } from '@waybill/domain/rooms/mail-post/post-results.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import type { PageAction } from '../../shell/list/list-page-types.ts';
import { sayCode } from '../../ui/layout/CodeText.tsx';
import { mailPostPageWords as words } from './mail-post-page.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

type PostRow = Pick<MailPostRow, 'id' | 'tracking_code' | 'status'>;
interface Request {
  readonly call: 'mail_post.deliver' | 'mail_post.return';
  readonly row: PostRow;
}

export const waitingPlace: PostPlace = 'with_post';
const isWaiting = ({ status }: PostRow) => postPlaces[waitingPlace].statuses.some((one: LabelStatus) => one === status);

/** The fields of what the mail post says, by the words that ask for them. */
export const resultWords = { on_day: mailPostFieldWords.on_day, remark: words.remark };

/** Commands for entering by hand the mail post's result of a parcel: the actions of its row, and their dialog. */
export function usePostResults<Row extends PostRow>(): { rowActions: PageAction<Row>[]; dialog: ReactNode } {
  const say = useSay();
  const works = can(useViewer(), 'mail_post.work');
  const [request, ask] = useState<Request | null>(null);
  const rowActions = useMemo((): PageAction<Row>[] => {
    const action = (name: Request['call'], title: string, icon: typeof Undo2): PageAction<Row> => ({
      key: name,
      title,
      icon,
      callback: (row) => ask({ call: name, row }),
      hidden: (row) => !works || !isWaiting(row),
    });
    return [
      action('mail_post.deliver', say(commonFieldWords.delivered), PackageCheck),
      action('mail_post.return', say(postPlaceFaces.coming_back.word), Undo2),
    ];
  }, [say, works]);
  const dialog = request && (
    <FormDialog
      form={postResultForm}
      words={resultWords}
      title={say(request.call === 'mail_post.deliver' ? words.deliverTitle : words.returnTitle, {
        code: sayCode(request.row.tracking_code),
      })}
      text={say(words.resultText)}
      yes={say(request.call === 'mail_post.deliver' ? commonFieldWords.delivered : postPlaceFaces.coming_back.word)}
      submit={(body, { idempotencyKey }) =>
        call(request.call, { params: { id: request.row.id }, body, idempotencyKey })
      }
      changes="post_files"
      onClose={() => ask(null)}
    />
  );
  return { rowActions, dialog };
}
