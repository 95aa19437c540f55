import { useState } from 'react';
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
  readonly forget: () => void;
  /** `guessed` are the fields that were only guessed, as `guessedLines` writes them. */
  readonly send: (file: File, customerId: number | undefined, guessed?: string) => Promise<void>;
}

/** Sends a sheet to the server, which reads and checks all of it, and opens the sheet that can be mended. */
export function useSheetUpload(): SheetUpload {
  const go = usePageGo();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const send: SheetUpload['send'] = async (file, customerId, guessed) => {
    setBusy(true);
    setFailure(null);
    try {
      const { data } = await call('label_imports.upload', {
        body: formDataOf({ file, customer_id: customerId, guessed }),
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
  return { busy, failure, forget: () => setFailure(null), send };
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
