import { useState } from 'react';
import { FileDown } from 'lucide-react';
import { sheetBounds, sheetUploadForm } from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import type { KnownSender } from '@waybill/contract/rooms/customers/customer-shapes.ts';
import { ApiError, firstMessage } from '../../kernel/api-error.ts';
import { call, formDataOf } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { saveFile } from '../../shell/save-file.ts';
import { useDoing } from '../../shell/use-doing.ts';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Chip } from '../../ui/layout/Chip.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { FileInput } from '../../ui/inputs/FileInput.tsx';
import { CustomerLookup } from '../customers/customers.door.ts';
import { labelImportPageWords as words } from './label-import-page.words.ts';
import styles from './LabelImport.module.css';

const maxMb = sheetBounds.fileBytes / (1024 * 1024);

/** Whose sheet it is, and the file: both go to the server, which reads and checks all of it and answers the sheet that can be mended. */
export function UploadSheet({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const go = usePageGo();
  const run = useDoing();
  const [merchant, setMerchant] = useState<KnownSender | null>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const send = async () => {
    if (!files[0]) return;
    setBusy(true);
    setFailure(null);
    try {
      const { data } = await call('label_imports.upload', {
        body: formDataOf({ file: files[0], customer_id: merchant?.id }) as never,
      });
      go('label-import', {
        params: { importId: data.id },
        search: data.bad > 0 && data.missing.length === 0 ? { show: 'bad' } : {},
      });
    } catch (error) {
      setFailure(error instanceof ApiError ? error : null);
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  const sample = () => void run(() => saveFile('/api/label_import/sample', 'order-sheet.xlsx'));
  const twin = failure?.values.id;
  return (
    <Dialog
      open
      title={say(words.uploadTitle)}
      description={say(words.uploadText)}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button onClick={onClose}>{say(words.cancel)}</Button>
          <Button variant="main" disabled={files.length === 0} busy={busy} onClick={() => void send()}>
            {say(words.check)}
          </Button>
        </>
      }>
      <div className={styles.stack}>
        {merchant === null ? (
          <Field label={say(words.merchant)} hint={say(words.merchantHint)}>
            <CustomerLookup onPick={setMerchant} />
          </Field>
        ) : (
          <div>
            <span className={styles.label}>{say(words.merchant)}</span>
            <Chip label={`${merchant.name} · ${merchant.phone[0] ?? ''}`} onRemove={() => setMerchant(null)} />
          </div>
        )}
        <Field label={say(words.file)} required>
          <FileInput
            value={files}
            onChange={(chosen) => {
              setFiles(chosen);
              setFailure(null);
            }}
            accept={sheetUploadForm.file.accepts}
            maxMb={maxMb}
          />
        </Field>
        <div>
          <Button small icon={FileDown} onClick={sample}>
            {say(words.sample)}
          </Button>
        </div>
        {failure && (
          <Callout
            tone="danger"
            live
            actions={
              typeof twin === 'number' && (
                <PageLink to="label-import" params={{ importId: twin }} className={buttonLook('plain', true)}>
                  {say(words.openTwin)}
                </PageLink>
              )
            }>
            {firstMessage(failure) || say(words.failed)}
          </Callout>
        )}
      </div>
    </Dialog>
  );
}
