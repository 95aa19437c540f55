import type { ReactNode } from 'react';
import { ApiError, firstMessage } from '../../kernel/api-error.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageLoading } from '../../kernel/page-hooks.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { detailWords } from './detail.words.ts';
import { isMissing, MissingRecord } from './RecordGone.tsx';
import type { RecordQuery } from './use-record.ts';
import { parcelCommandWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';

interface RecordStatesProps<Data> {
  query: RecordQuery<Data>;
  /** Target of the link when the record does not exist, with its label. */
  backHref: string;
  backLabel: string;
  children: (data: Data) => ReactNode;
}

/** Shows a record, or its state: loading, not found, or failed with a retry button. */
export function RecordStates<Data>({ query, backHref, backLabel, children }: RecordStatesProps<Data>) {
  const say = useSay();
  const { data, error, retry } = query;
  usePageLoading(data === undefined && error === null);
  if (data !== undefined) return <>{children(data)}</>;
  if (error === null) return null;
  if (isMissing(error)) return <MissingRecord backHref={backHref} backLabel={backLabel} />;
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <Callout
      tone="danger"
      live
      title={say(detailWords.failed)}
      actions={
        <Button small onClick={retry}>
          {say(parcelCommandWords.return_again.verb)}
        </Button>
      }>
      {firstMessage(error)}
      {requestId !== null && <span className="code"> {requestId}</span>}
    </Callout>
  );
}
