import { useRef, useState } from 'react';
import { FileUp } from 'lucide-react';
import { sheetUploadForm } from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { labelImportPageWords as words } from './label-import-page.words.ts';
import { UploadSheet } from './UploadSheet.tsx';
import { useSheetUpload } from './use-sheet-upload.tsx';

/** Uploads another sheet of the same merchant as soon as it is chosen; the dialog opens only when the file asks something or is refused. */
export function NextSheet({ merchantId, name }: { merchantId: number; name: string }) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const upload = useSheetUpload();
  const [file, setFile] = useState<File | null>(null);
  const isOpen = file !== null && (upload.question !== null || upload.failure !== null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={say(words.nextSheet)}
        accept={sheetUploadForm.file.accepts?.join(',')}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = '';
          if (!chosen) return;
          setFile(chosen);
          void upload.send(chosen, merchantId);
        }}
      />
      <Button icon={FileUp} busy={upload.busy && !isOpen} onClick={() => input.current?.click()}>
        {say(words.nextSheet)}
      </Button>
      {isOpen && (
        <UploadSheet
          start={{ merchant: { id: merchantId, name, phone: [] }, file, upload }}
          onClose={() => {
            setFile(null);
            upload.forget();
          }}
        />
      )}
    </>
  );
}
