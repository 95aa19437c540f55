import type { BulkState } from '@waybill/domain/rooms/bulk/bulk-states.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { JobProgress, type JobProgressProps } from '../../ui/feedback/JobProgress.tsx';
import { useReasonWord } from '../reasons.ts';
import { bulkWords } from './bulk.words.ts';
import type { BulkJobModel } from './use-bulk-job.ts';

const stateFaces: Readonly<Record<BulkState, JobProgressProps['state']>> = {
  running: 'running',
  done: 'finished',
  cancelled: 'cancelled',
};

/** A job over the rows of a list: its progress, the refused rows with reasons, and what can be done about them (P-09). */
export function BulkJobProgress({
  job,
  label,
  mayCancel,
  mayRetry,
  cancel,
  retry,
  close,
}: BulkJobModel & { job: NonNullable<BulkJobModel['job']> }) {
  const say = useSay();
  const reasonWord = useReasonWord();
  const results = job.failures.map(({ record_id: id, name, code }) => ({
    id: String(id),
    label: name ?? say(bulkWords.bulkRecord, { id }),
    ok: false,
    message: say.loose(reasonWord(code)),
  }));
  return (
    <JobProgress
      title={label}
      state={stateFaces[job.status as BulkState]}
      done={job.done}
      failed={job.failed}
      total={job.total}
      results={results}
      {...(mayCancel ? { onCancel: cancel } : {})}
      {...(mayRetry ? { onRetry: retry } : {})}
      {...(mayCancel ? {} : { onClose: close })}
    />
  );
}
