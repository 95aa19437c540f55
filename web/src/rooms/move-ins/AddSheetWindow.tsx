import { useState } from 'react';
import type { MoveInDetail } from '@waybill/contract/rooms/move-ins/move-ins.contract.ts';
import { moveInFieldWords, moveInKindWords } from '@waybill/contract/rooms/move-ins/move-ins.words.ts';
import type { FileQuestion } from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import { moveInSheetForm } from '@waybill/domain/rooms/move-ins/move-in-sheets.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { call, formDataOf } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import type { CommandWindowProps } from '../../shell/detail/page-commands.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FileQuestionPart } from '../label-imports/file-question.door.ts';
import { moveInPageWords as words } from './move-in-page.words.ts';

/** Adds a sheet of a kind; a file that can be read in several ways asks first. */
export function AddSheetWindow({ data: { id }, dialog }: CommandWindowProps<MoveInDetail>) {
  const say = useSay();
  const [question, setQuestion] = useState<FileQuestion | null>(null);
  return (
    <FormDialog
      {...dialog}
      form={moveInSheetForm}
      words={moveInFieldWords}
      success={say(words.added)}
      submit={async (body, { idempotencyKey }) => {
        try {
          return await call('move_ins.add', { params: { id }, body: formDataOf(body), idempotencyKey });
        } catch (error) {
          setQuestion(error instanceof ApiError && error.code === 'file_asks' ? (error.values as FileQuestion) : null);
          throw error;
        }
      }}>
      {(model) => (
        <>
          <FormField of={model} name="kind" words={moveInKindWords} wide />
          <FormField of={model} name="file" wide />
          {question && (
            <FileQuestionPart
              question={question}
              answer={{
                ...(model.values.sheets ? { sheets: String(model.values.sheets) } : {}),
                ...(model.values.encoding ? { encoding: model.values.encoding } : {}),
              }}
              onAnswer={({ sheets, encoding }) => {
                model.put('sheets', sheets ?? null);
                model.put('encoding', encoding ?? null);
              }}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
