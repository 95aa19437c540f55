import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import type { SenderAnswer } from '@waybill/domain/rooms/public-pages/sender-answers.ts';
import { systemViewer } from '../../kernel/viewer.ts';
import { answerQuestion, codeLookup, readPublicParcel } from '../../rooms/public-pages/public-pages.door.ts';
import type { Stage } from './stage.ts';

/** A sender who was asked answers by their link: one more attempt, or a return. */
export async function answerOutside(stage: Stage, now: Date, code: string, id: number): Promise<void> {
  const context = stage.context(systemViewer, now);
  const parcel = await readPublicParcel(context.db, codeLookup(code), now);
  if (!parcel?.return_at) return;
  const answer: SenderAnswer = id % 5 === 1 && parcel.first_on === null ? 'again' : 'return';
  const sent: Readonly<Record<string, string>> =
    answer === 'again' ? { hold_until: addDays(businessDate(now), 1 + (id % 2)) } : {};
  const outsider = { party: 'sender', locale: 'mm' } as const;
  const refused = await answerQuestion(context, outsider, parcel, parcel.return_at, answer, sent);
  if (refused) stage.refuse(`public_pages.${answer}`, refused);
}
