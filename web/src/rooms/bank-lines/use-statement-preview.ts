import { useEffect, useState } from 'react';
import type { StatementPreview } from '@waybill/contract/rooms/bank-lines/bank-lines.contract.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { call, formDataOf } from '../../kernel/client.ts';

export interface StatementWish {
  readonly bank_account_id: unknown;
  readonly file: unknown;
  readonly date_order: unknown;
}

export interface PreviewState {
  readonly data: StatementPreview | null;
  readonly failure: ApiError | null;
  readonly busy: boolean;
}

const nothing: PreviewState = { data: null, failure: null, busy: false };

/** Returns what the server reads in a statement, again after each change of account, file or order of dates. Nothing is stored. */
export function useStatementPreview({ bank_account_id, file, date_order }: StatementWish): PreviewState {
  const [state, setState] = useState<PreviewState>(nothing);
  useEffect(() => {
    if (!(file instanceof File) || !bank_account_id) {
      setState(nothing);
      return undefined;
    }
    const stop = new AbortController();
    setState(({ data }) => ({ data, failure: null, busy: true }));
    const body = formDataOf({ bank_account_id, file, date_order });
    call('bank_lines.read', { body, signal: stop.signal }).then(
      ({ data }) => setState({ data, failure: null, busy: false }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setState({ data: null, failure: error, busy: false });
      },
    );
    return () => stop.abort();
  }, [bank_account_id, file, date_order]);
  return state;
}
