import { useState } from 'react';
import { postFileBounds, postFileForm } from '@waybill/domain/rooms/mail-post/post-results.ts';
import { ApiError, firstMessage } from '../../kernel/api-error.ts';
import { call, formDataOf } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { FileInput } from '../../ui/inputs/FileInput.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { mailPostPageWords as words } from './mail-post-page.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** Their tracking file goes to the server, which reads it and says what it would do; its page opens. */
export function UploadPostFile({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const go = usePageGo();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const send = async () => {
    if (!files[0]) return;
    setBusy(true);
    setFailure(null);
    try {
      const { data } = await call('post_files.upload', { body: formDataOf({ file: files[0] }) });
      go('mail-post.file', { params: { fileId: data.id } });
    } catch (error) {
      setFailure(error instanceof ApiError ? error : null);
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title={say(words.bringTitle)}
      description={say(words.bringText)}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button onClick={onClose}>{say(commonWords.cancel)}</Button>
          <Button variant="main" disabled={files.length === 0} busy={busy} onClick={() => void send()}>
            {say(words.read)}
          </Button>
        </>
      }>
      <Field label={say(commonFieldWords.file)} required>
        <FileInput
          value={files}
          onChange={(chosen) => {
            setFiles(chosen);
            setFailure(null);
          }}
          accept={postFileForm.file.accepts}
          maxMb={postFileBounds.fileBytes / (1024 * 1024)}
        />
      </Field>
      {failure && (
        <Callout tone="danger" live>
          {firstMessage(failure) || say(words.failed)}
        </Callout>
      )}
    </Dialog>
  );
}
