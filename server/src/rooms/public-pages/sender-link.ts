import { createHmac, timingSafeEqual } from 'node:crypto';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { answerUntil, questionStep } from '@waybill/domain/rooms/public-pages/sender-answers.ts';
import type { AnswerLink } from '@waybill/contract/rooms/public-pages/public-pages.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { installationSecret } from '../../kernel/secrets.ts';
import type { Database } from '../../kernel/services.ts';
import { lockParcel } from '../tracking/parcel-commands.door.ts';
import { readQuestions } from './sender-reply.queries.ts';

/** The question that a link belongs to: the parcel, and the moment in which its sender was asked. A later question has another link. */
interface Question {
  readonly id: number;
  readonly tracking_code: string;
  readonly since: Date;
}

/** Signs that nobody mixes up when a link is read out: no i, l, o and u. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz';

/** Sixty bits of a signature in three groups of four: short enough for a message and for a voice, and never found by trying within a day. */
function signature(secret: Buffer, { id, since }: Pick<Question, 'id' | 'since'>): string {
  const bytes = createHmac('sha256', secret).update(`sender_answer:${id}:${since.getTime()}`).digest();
  return [...bytes.subarray(0, 12)]
    .map((byte, at) => `${at > 0 && at % 4 === 0 ? '-' : ''}${signs[byte % 32]}`)
    .join('');
}

/**
 * The page on which the sender of a parcel that could not be delivered answers, until the day of decisions 2.1 is over. The same question has the same link, so
 * that a message and a voice on the phone say one and the same. `secret` is that of the installation.
 *
 * @example senderAnswerPath(secret, question) === '/answer/EX123456785XM/k7f3-m9q2-w4x8'
 */
export function senderAnswerPath(secret: Buffer, question: Question): string {
  return `/answer/${question.tracking_code}/${signature(secret, question)}`;
}

/** When the question of this link was asked; null when the sender of this parcel was never asked by it. It may be over: ask `answerUntil`. */
export async function questionTime(db: Database, secret: Buffer, labelId: number, link: string): Promise<Date | null> {
  const plain = link.toLowerCase().replace(/[^0-9a-z]/g, '');
  const rows = await readQuestions(db, labelId);
  return (
    rows.find(({ at }) => isSame(plain, signature(secret, { id: labelId, since: at }).replaceAll('-', '')))?.at ?? null
  );
}

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

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
      path: senderAnswerPath(await installationSecret(tx, services), question),
      expires_at: toIso(answerUntil(question.since)),
    },
  };
}
