import type { ReactNode } from 'react';
import { FileQuestion } from 'lucide-react';
import { refusalStatus } from '@waybill/contract/kernel/refusals.ts';
import { ApiError, firstMessage } from '../../kernel/api-error.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageLoading } from '../../kernel/page-hooks.ts';
import { pageOf } from '../../kernel/page-links.ts';
import type { PageName } from '../../kernel/pages.ts';
import { AppLink } from '../../kernel/AppLink.tsx';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHead } from '../PageHead.tsx';
import { useWayBack } from '../way-back.ts';
import { detailWords } from './detail.words.ts';
import { NoSuchRecord, type RecordQuery } from './use-record.ts';

interface RecordStatesProps<Data> {
  query: RecordQuery<Data>;
  /** Where to go when there is no such record, and what that place is called. */
  backHref: string;
  backLabel: string;
  children: (data: Data) => ReactNode;
}

/** A record, or why it is not there: on its way, not to be found, or failed with a way to try again. */
export function RecordStates<Data>({ query, backHref, backLabel, children }: RecordStatesProps<Data>) {
  const say = useSay();
  const { data, error, retry } = query;
  usePageLoading(data === undefined && error === null);
  if (data !== undefined) return <>{children(data)}</>;
  if (error === null) return null;
  if (isMissing(error)) return <Gone backHref={backHref} backLabel={backLabel} />;
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <Callout
      tone="danger"
      live
      title={say(detailWords.failed)}
      actions={
        <Button small onClick={retry}>
          {say(detailWords.retry)}
        </Button>
      }>
      {firstMessage(error)}
      {requestId !== null && <span className="code"> {requestId}</span>}
    </Callout>
  );
}

/** There is no such record, on a page that reads it in a way of its own: the way back to its list. */
export function RecordGone({ list }: { list: PageName }) {
  const say = useSay();
  const back = useWayBack(list);
  const title = pageOf(list)?.title;
  return <Gone backHref={back.href} backLabel={title ? say.loose(title) : ''} />;
}

function Gone({ backHref, backLabel }: Pick<RecordStatesProps<unknown>, 'backHref' | 'backLabel'>) {
  const say = useSay();
  return (
    <>
      <PageHead title={backLabel} />
      <EmptyState
        icon={FileQuestion}
        title={say(detailWords.gone)}
        action={
          <AppLink href={backHref} className={buttonLook('plain')}>
            {backLabel}
          </AppLink>
        }
      />
    </>
  );
}

/** Does it say that there is no such record, or none that the reader may see? */
export function isMissing(error: Error | null): boolean {
  return error instanceof NoSuchRecord || (error instanceof ApiError && error.status === refusalStatus.not_found);
}
