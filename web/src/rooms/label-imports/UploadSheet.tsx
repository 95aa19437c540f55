import { useState } from 'react';
import { FileDown } from 'lucide-react';
import { sheetBounds, sheetUploadForm } from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import { isMerchant } from '@waybill/domain/kernel/user-types.ts';
import { addressOfCall } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useViewer } from '../../kernel/session-store.ts';
import { saveFile } from '../../shell/save-file.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { FileInput } from '../../ui/inputs/FileInput.tsx';
import { labelImportPageWords as words } from './label-import-page.words.ts';
import { MerchantField, type ChosenMerchant } from './MerchantField.tsx';
import { FileQuestionPart, likeliestAnswer } from './FileQuestionPart.tsx';
import { UploadFailure, useSheetUpload, type SheetAnswers, type SheetUpload } from './use-sheet-upload.tsx';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const maxMb = sheetBounds.fileBytes / (1024 * 1024);

/** An upload that has begun: its merchant, its file, and what the server answered. */
interface UploadStart {
  readonly merchant: ChosenMerchant;
  readonly file: File;
  readonly upload: SheetUpload;
}

/** Whose sheet it is, and the file: both go to the server, which reads and checks all of it and answers the sheet that can be mended. */
export function UploadSheet({ start, onClose }: { start?: UploadStart; onClose: () => void }) {
  const say = useSay();
  const run = useAction();
  const outside = isMerchant(useViewer());
  const [merchant, setMerchant] = useState<ChosenMerchant | null>(start?.merchant ?? null);
  const [files, setFiles] = useState<readonly File[]>(start ? [start.file] : []);
  const own = useSheetUpload();
  const upload = start?.upload ?? own;
  const [file] = files;
  const [chosen, setChosen] = useState<SheetAnswers | null>(null);
  const { question } = upload;
  const answer = question === null ? {} : (chosen ?? likeliestAnswer(question));
  const isAnswered = question === null || Boolean(answer.sheets) || answer.encoding !== undefined;
  const sample = () =>
    void run(async () => saveFile(await addressOfCall('label_imports.sample', {}), 'order-sheet.xlsx'));
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
          <Button onClick={onClose}>{say(commonWords.cancel)}</Button>
          <Button
            variant="main"
            disabled={file === undefined || !isAnswered}
            busy={upload.busy}
            onClick={() => void (file && upload.send(file, merchant?.id, answer))}>
            {say(words.check)}
          </Button>
        </>
      }>
      <div className="stack4">
        {!outside && (
          <MerchantField
            label={say(words.merchant)}
            hint={say(words.merchantHint)}
            value={merchant}
            onChange={setMerchant}
          />
        )}
        <Field label={say(words.file)} required>
          <FileInput
            value={files}
            onChange={(chosen) => {
              setFiles(chosen);
              setChosen(null);
              upload.forget();
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
        {question !== null && <FileQuestionPart question={question} answer={answer} onAnswer={setChosen} />}
        <UploadFailure of={upload} />
      </div>
    </Dialog>
  );
}
