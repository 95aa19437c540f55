import { Plus, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { postStatusList } from '@waybill/contract/rooms/mail-post/mail-post.columns.ts';
import type { PostStatusRow } from '@waybill/contract/rooms/mail-post/mail-post.contract.ts';
import { mailPostFieldWords, postResultWords } from '@waybill/contract/rooms/mail-post/mail-post.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { postStatusForm } from '@waybill/domain/rooms/mail-post/post-statuses.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import type { PageAction } from '../../shell/list/list-page-types.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { mailPostPageWords as words } from './mail-post-page.words.ts';

/** Statuses that posts print, with their meanings; head office adds and deletes them. */
export function PostStatusListPage() {
  const say = useSay();
  const run = useAction();
  const mayEdit = can(useViewer(), 'mail_post.settings');
  const [isAdding, setIsAdding] = useState(false);
  const rowActions = useMemo((): PageAction<PostStatusRow>[] => {
    const remove = ({ id, status_text: name }: PostStatusRow) =>
      run(() => call('post_statuses.remove', { params: { id } }), {
        ask: { kind: 'delete', text: say(words.removeStatus, { name }), yes: say(commonWords.delete) },
        success: say(commonWords.deleted, { name }),
        changes: 'post_statuses',
      });
    return mayEdit
      ? [
          {
            key: 'remove',
            title: say(commonWords.delete),
            icon: Trash2,
            tone: 'danger',
            hidden: ({ fixed }) => fixed,
            callback: (row) => void remove(row),
          },
        ]
      : [];
  }, [mayEdit, say, run]);
  return (
    <>
      <ListPage
        definition={postStatusList}
        call="post_statuses.list"
        page="mail-post.statuses"
        live="post_statuses"
        rowActions={rowActions}
        searchHint={mailPostFieldWords.status_text}
        actions={
          mayEdit ? (
            <Button icon={Plus} variant="main" onClick={() => setIsAdding(true)}>
              {say(words.addStatus)}
            </Button>
          ) : null
        }
      />
      {isAdding && (
        <FormDialog
          form={postStatusForm}
          words={mailPostFieldWords}
          title={say(words.addStatus)}
          text={say(words.addStatusText)}
          yes={say(words.addStatus)}
          submit={(body, { idempotencyKey }) => call('post_statuses.create', { body, idempotencyKey })}
          success={say(words.statusAdded)}
          changes="post_statuses"
          onClose={() => setIsAdding(false)}>
          {(model) => (
            <>
              <FormField of={model} name="post" wide />
              <FormField of={model} name="status_text" wide />
              <FormField of={model} name="post_result" words={postResultWords} wide />
            </>
          )}
        </FormDialog>
      )}
    </>
  );
}
