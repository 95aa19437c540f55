import { useEffect, useState } from 'react';
import type { StatementPreview } from '@waybill/contract/rooms/bank-lines/bank-lines.contract.ts';
import type { FileQuestion } from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { call, formDataOf } from '../../kernel/client.ts';

export interface StatementWish {
  /** The account, or the channel whose provider wrote the statement. */
  readonly bank_account_id?: unknown;
  readonly payment_channel_id?: unknown;
  readonly file: unknown;
  readonly date_order: unknown;
  readonly encoding: unknown;
}

export interface PreviewState {
  readonly data: StatementPreview | null;
  readonly failure: ApiError | null;
  /** Possible encodings of the file; stays while one of them is the answer. */
  readonly question: FileQuestion | null;
  readonly busy: boolean;
}

const nothing: PreviewState = { data: null, failure: null, question: null, busy: false };

/** Returns what the server reads in a statement, again after each change of account or channel, file or order of dates. Nothing is stored. */
export function useStatementPreview({
  bank_account_id,
  payment_channel_id,
  file,
  date_order,
  encoding,
}: StatementWish): PreviewState {
  const [state, setState] = useState<PreviewState>(nothing);
  useEffect(() => {
    if (!(file instanceof File) || !(bank_account_id || payment_channel_id)) {
      setState(nothing);
      return undefined;
    }
    const stop = new AbortController();
    setState(({ data, question }) => ({ data, failure: null, question, busy: true }));
    const wish = { file, date_order, encoding };
    const { signal } = stop;
    const reading = payment_channel_id
      ? call('payment_lines.read', { body: formDataOf({ payment_channel_id, ...wish }), signal })
      : call('bank_lines.read', { body: formDataOf({ bank_account_id, ...wish }), signal });
    reading.then(
      ({ data }) =>
        setState(({ question }) => ({ data, failure: null, question: encoding ? question : null, busy: false })),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        const unsure = error.code === 'file_asks' ? (error.values as FileQuestion) : null;
        setState(({ question }) => ({
          data: null,
          failure: unsure ? null : error,
          question: unsure ?? (encoding ? question : null),
          busy: false,
        }));
      },
    );
    return () => stop.abort();
  }, [bank_account_id, payment_channel_id, file, date_order, encoding]);
  return state;
}
