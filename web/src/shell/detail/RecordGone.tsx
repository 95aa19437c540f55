import { FileQuestion } from 'lucide-react';
import { ApiError } from '../../kernel/api-error.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { AppLink } from '../../kernel/AppLink.tsx';
import { pageOf } from '../../kernel/page-links.ts';
import type { PageName } from '../../kernel/pages.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { PageHead } from '../PageHead.tsx';
import { useWayBack } from '../way-back.ts';
import { NoSuchRecord } from './use-record.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

interface GoneProps {
  /** Target of the link back, with its label. */
  backHref: string;
  backLabel: string;
}

/** Tells that the record does not exist, on a page with its own way of reading it; links back to its list. */
export function RecordGone({ list }: { list: PageName }) {
  const say = useSay();
  const back = useWayBack(list);
  const title = pageOf(list)?.title;
  return <MissingRecord backHref={back.href} backLabel={title ? say.loose(title) : ''} />;
}

/** Tells that the record does not exist. */
export function MissingRecord({ backHref, backLabel }: GoneProps) {
  const say = useSay();
  return (
    <>
      <PageHead title={backLabel} />
      <EmptyState
        icon={FileQuestion}
        title={say(commonWords.notFound)}
        action={
          <AppLink href={backHref} className={buttonLook('plain')}>
            {backLabel}
          </AppLink>
        }
      />
    </>
  );
}

/** Returns whether the error means that the record does not exist, or is not visible to the user. */
export function isMissing(error: Error | null): boolean {
  return error instanceof NoSuchRecord || (error instanceof ApiError && error.status === 404);
}
