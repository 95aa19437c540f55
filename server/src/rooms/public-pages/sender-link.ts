import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { answerUntil, questionStep } from '@waybill/domain/rooms/public-pages/sender-answers.ts';
import type { AnswerLink } from '@waybill/contract/rooms/public-pages/public-pages.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { isGoodLink, linkHash } from '../../kernel/link-hash.ts';
import { installationSecret } from '../../kernel/secrets.ts';
import type { Database, Services } from '../../kernel/services.ts';
import { lockParcel } from '../tracking/tracking.door.ts';

/** The question that a link belongs to: the parcel, and the moment in which its sender was asked. A later question has another link. */
interface Question {
  readonly id: number;
  readonly tracking_code: string;
  readonly since: Date;
}

/** Nobody of the staff: whoever holds the link. */
const forAnybody = 0;
const factsOf = ({ id, since }: Pick<Question, 'id' | 'since'>) => ({
  kind: `sender_answer:${since.getTime()}`,
  id,
  staffId: forAnybody,
});

/**
 * The page on which the sender of a parcel that could not be delivered answers, until the day of decisions 2.1 is over. The same question has the same link, so
 * that a message and a voice on the phone say one and the same.
 *
 * @example await senderAnswerPath(db, services, { id, tracking_code, asked }) === '/answer/EX123456785XM/mf3k2a-t4k2q8-9f…'
 */
export async function senderAnswerPath(
  db: Database,
  services: Pick<Services, 'randomBytes'>,
  question: Question,
): Promise<string> {
  const secret = await installationSecret(db, services);
  const hash = linkHash(secret, factsOf(question), answerUntil(question.since));
  return `/answer/${question.tracking_code}/${question.since.getTime().toString(36)}-${hash}`;
}

/** When the question of this link was asked; null when we never made such a link for this parcel. It may be over: ask `answerUntil`. */
export function questionTime(secret: Buffer, labelId: number, link: string): Date | null {
  const [, since = '', hash = ''] = /^([0-9a-z]{1,12})-(.{1,80})$/.exec(link) ?? [];
  const at = new Date(Number.parseInt(since, 36));
  if (Number.isNaN(at.getTime())) return null;
  const whole = isGoodLink(secret, factsOf({ id: labelId, since: at }), hash, at);
  return whole ? at : null;
}

/** The link of a parcel whose sender is asked, for somebody who reads it out or sends it on; that they took it stays in the audit log. */
export async function giveAnswerLink(context: CommandContext, id: number): Promise<{ data: AnswerLink } | Refusal> {
  const { tx, services } = context;
  const parcel = await lockParcel(context, id, { version: null });
  if (isRefusal(parcel)) return parcel;
  const { row, life } = parcel;
  if (life.return_step !== questionStep || life.return_at === null || life.closed_at !== null)
    return refuse('return_not_asked', { values: { status: life.status } });
  const question = { id, tracking_code: row.tracking_code, since: life.return_at };
  context.audit({ room: 'labels', record: id, name: row.tracking_code, action: 'give_link' });
  return {
    data: {
      path: await senderAnswerPath(tx, services, question),
      expires_at: toIso(answerUntil(question.since)),
    },
  };
}
