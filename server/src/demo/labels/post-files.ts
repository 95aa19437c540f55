import { sql } from 'kysely';
import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import type { PostFileCommand } from '@waybill/domain/rooms/mail-post/post-file-states.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { UploadedFile } from '../../kernel/uploads.ts';
import type { Moment } from './parcel-day.ts';

const atPost: LabelStatus = 'send_to_mmpost';
/** Maximum parcels named by one file. */
const most = 6;
/** Ends of a branch's files, in rotation: applied, voided as the wrong one, still to be checked. */
const ends: readonly (PostFileCommand | null)[] = ['apply', 'void', null];
/** As the mail post writes them; the first parcel of a file has arrived. */
const states = ['Item delivered to addressee', 'Arrived at sorting centre'] as const;

/** On the current day the branch with the most parcels at the mail post imports its tracking files. */
export async function postFiles({ stage, scene, now, last }: Moment): Promise<void> {
  if (!last) return;
  const { rows } = await sql<{ branch: number; codes: string[] }>`
    select p.branch_id as branch, (array_agg(p.code order by p.label_id))[1:${sql.lit(most)}] as codes
    from post_parcel p
    join label_state s on s.label_id = p.label_id
    where s.status = ${atPost}
    group by 1
    order by count(*) desc, 1
    limit 1`.execute(stage.app.waybill.db);
  const [found] = rows;
  const branch = scene.branches.find(({ id }) => id === found?.branch);
  const worker = branch?.leads.find((one) => can(one, 'mail_post.work'));
  if (!found || !worker) return;
  for (const [at, end] of ends.entries()) {
    const lines = found.codes.map((code, nth) => `${code},${states[nth === at ? 0 : 1]},${businessDate(now)}`);
    const made = await stage.call(worker, now, 'post_files.upload', {
      body: {
        file: new UploadedFile(
          `mmpost-tracking-${at + 1}.csv`,
          Buffer.from(['Tracking No,Status,Date', ...lines].join('\n')),
        ),
      },
    });
    if (!made || end === null) continue;
    await stage.call(worker, now, `post_files.${end}`, { params: { id: made.data.id } });
  }
}
