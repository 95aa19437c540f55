import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { postResults, type PostResult, type postResultForm } from '@waybill/domain/rooms/mail-post/post-results.ts';
import { endOfDay } from '@waybill/domain/rooms/mail-post/read-post-file.ts';
import type { MailPostRow } from '@waybill/contract/rooms/mail-post/mail-post.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { readRow } from '../../kernel/lists.ts';
import { enterSteps } from '../scan-kit/scan-kit.door.ts';
import { mailPostSource, readPostParcel } from './mail-post.queries.ts';
import { answerRecord } from '../../kernel/change-record.ts';

const actions = { delivered: 'deliver', returned: 'return' } as const satisfies Record<PostResult, string>;

/**
 * Enters by hand what the mail post says of a parcel. The table of steps decides whether this person may: with COD on it that it was delivered is entered by
 * a supervisor. The day is that of their word, never one that lies ahead.
 */
export async function enterResult(
  context: CommandContext,
  labelId: number,
  result: PostResult,
  { on_day, remark }: FormValues<typeof postResultForm>,
): Promise<{ data: MailPostRow } | Refusal> {
  const { tx, viewer, now } = context;
  const parcel = await readPostParcel(tx, viewer, labelId);
  if (!parcel) return refuse('not_found');
  if (on_day !== null && on_day > businessDate(now)) return refuse('post_day_ahead');
  const at = on_day === null ? now : new Date(Math.min(endOfDay(on_day).getTime(), now.getTime()));
  const [entered] = await enterSteps(context, [
    { tracking_code: parcel.tracking_code, status: postResults[result].step, at, branch_id: parcel.branch_id, remark },
  ]);
  if (entered?.kind !== 'done')
    return refuse((entered?.code ?? 'scan_overtaken') as 'scan_overtaken', { values: { status: parcel.status } });
  context.audit({
    room: 'mail_post',
    record: labelId,
    name: parcel.tracking_code,
    action: actions[result],
    branchId: parcel.branch_id,
    before: { status: parcel.status },
    after: { status: entered.status, on_day, remark },
  });
  context.hint('labels', [parcel.branch_id]);
  return answerRecord(await readRow(tx, mailPostSource, viewer, labelId));
}
