import { useState } from 'react';
import type { FileEncoding } from '@waybill/domain/kernel/file-types.ts';
import type { FileQuestion } from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import { ApiError, firstMessage } from '../../kernel/api-error.ts';
import { call, formDataOf } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { labelImportPageWords as words } from './label-import-page.words.ts';

export interface SheetUpload {
  readonly busy: boolean;
  readonly failure: ApiError | null;
  /** Question of the file, to be answered before it can be read. */
  readonly question: FileQuestion | null;
  readonly forget: () => void;
  readonly send: (file: File, customerId: number | undefined, more?: SheetAnswers) => Promise<void>;
}

/** `guessed` are the fields that were only guessed, as `guessedLines` writes them; the others answer a file's question. */
export interface SheetAnswers {
  readonly guessed?: string;
  readonly sheets?: string;
  readonly encoding?: FileEncoding;
}

/** Sends a sheet to the server, which reads and checks all of it, and opens the sheet that can be mended. */
export function useSheetUpload(): SheetUpload {
  const go = usePageGo();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [question, setQuestion] = useState<FileQuestion | null>(null);
  const send: SheetUpload['send'] = async (file, customerId, more = {}) => {
    setBusy(true);
    setFailure(null);
    try {
      const { data } = await call('label_imports.upload', {
        body: formDataOf({ file, customer_id: customerId, ...more }),
      });
      go('label-import', {
        params: { importId: data.id },
        search: data.bad > 0 && data.missing.length === 0 ? { show: 'bad' } : {},
      });
    } catch (error) {
      const asks = error instanceof ApiError && error.code === 'file_asks';
      setQuestion(asks ? (error.values as FileQuestion) : null);
      setFailure(error instanceof ApiError && !asks ? error : null);
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  const forget = () => {
    setFailure(null);
    setQuestion(null);
  };
  return { busy, failure, question, forget, send };
}

/** Why a sheet was not taken, with the way to the one that is the same. */
export function UploadFailure({ of: { failure } }: { of: SheetUpload }) {
  const say = useSay();
  if (!failure) return null;
  const twin = failure.values.id;
  return (
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
  );
}
