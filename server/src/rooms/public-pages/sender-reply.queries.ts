import { sql } from 'kysely';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import type { Party } from '@waybill/domain/kernel/user-types.ts';
import { type SenderAnswer, questionStep } from '@waybill/domain/rooms/public-pages/sender-answers.ts';
import type { Database } from '../../kernel/services.ts';
import { addressChanged, detailsChanged } from './public-parcel.queries.ts';

/** Result of a question: the answer, and who gave it: a party by the link, a staff member, or no one in time. */
export interface SenderReply {
  readonly answer: SenderAnswer;
  readonly at: Date;
  readonly party: Party | null;
  readonly byStaff: boolean;
}

/** The notes by which an approval ends. */
const agreed: LabelStatus = 'return_confirmed';
const again: LabelStatus = 'rollback';

/** The answer to the question that was asked at this moment; null while there is none, or when the parcel moved on without one. */
export async function readSenderReply(db: Database, labelId: number, since: Date): Promise<SenderReply | null> {
  const { rows } = await sql<{
    status: string;
    at: Date;
    party: Party | null;
    by_staff: boolean;
    moved: boolean;
    numbered: boolean;
  }>`
    select e.status, e.at, e.party, e.staff_id is not null as by_staff,
      exists (select from label_entry d where d.label_id = e.label_id and d.at = e.at and d.reason = ${addressChanged}) as moved,
      exists (select from label_entry d where d.label_id = e.label_id and d.at = e.at and d.status = ${detailsChanged} and d.reason is null) as numbered
    from label_entry e
    where e.label_id = ${labelId} and not e.viewable and e.status = any(${[agreed, again]}::text[]) and e.at >= ${since}
      and e.undoes_id is null
    order by e.id
    limit 1`.execute(db);
  const row = rows[0];
  if (!row) return null;
  const answer = row.status === agreed ? 'return' : row.moved ? 'address' : row.numbered ? 'number' : 'again';
  return { answer, at: row.at, party: row.party, byStaff: row.by_staff };
}

/** Reads when the sender of a parcel was asked, the latest first. */
export async function readQuestions(db: Database, labelId: number): Promise<readonly { readonly at: Date }[]> {
  const { rows } = await sql<{ at: Date }>`
    select at from label_entry where label_id = ${labelId} and status = ${questionStep} order by id desc`.execute(db);
  return rows;
}
