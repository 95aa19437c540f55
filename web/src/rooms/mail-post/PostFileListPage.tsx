import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { postFileList } from '@waybill/contract/rooms/mail-post/mail-post.columns.ts';
import type { PostFileRow } from '@waybill/contract/rooms/mail-post/mail-post.contract.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { useSay } from '../../kernel/i18n.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { useUser, useViewer } from '../../kernel/session-store.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { UploadPostFile } from './UploadPostFile.tsx';
import { mailPostPageWords as words } from './mail-post-page.words.ts';

const opens = ({ id }: PostFileRow): PageTarget => ({ name: 'mail-post.file', params: { fileId: id } });

/** Tracking files of the mail post, the newest first. */
export function PostFileListPage() {
  const say = useSay();
  const viewer = useViewer();
  const user = useUser();
  const [bringing, bring] = useState(false);
  return (
    <>
      <ListPage
        definition={postFileList}
        call="post_files.list"
        page="mail-post.files"
        opens={opens}
        live="post_files"
        actions={
          can(viewer, 'mail_post.work') && user.branch !== null ? (
            <Button icon={FileUp} variant="main" onClick={() => bring(true)}>
              {say(words.bring)}
            </Button>
          ) : null
        }
      />
      {bringing && <UploadPostFile onClose={() => bring(false)} />}
    </>
  );
}
