import { formatDateTime, toIso } from '@waybill/domain/kernel/calendar.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import type { Refusal } from '@waybill/domain/kernel/refusal.ts';
import { say, type Word } from '@waybill/domain/kernel/words.ts';
import { followsFrom, type UnansweredPolicy } from '@waybill/domain/rooms/labels/unanswered-policy.ts';
import { holdDays } from '@waybill/domain/rooms/hold-mails/hold-mail-form.ts';
import { returnReasonNames } from '@waybill/domain/rooms/labels/label-kinds.ts';
import {
  answerUntil,
  questionStep,
  timeLeft,
  type SenderAnswer,
} from '@waybill/domain/rooms/public-pages/sender-answers.ts';
import { returnReasonWords } from '@waybill/contract/rooms/labels/label-status.words.ts';
import { partyWords } from '@waybill/contract/rooms/public-pages/parties.words.ts';
import {
  answerPageWords as words,
  senderAnswerWords,
} from '@waybill/contract/rooms/public-pages/public-pages.words.ts';
import { markup, type Markup } from '../../kernel/markup.ts';
import type { SenderReply } from './sender-reply.queries.ts';
import { addressFields, dayField, phoneField, refusalNotice, type FormView } from './forms-page.ts';
import { branchOf, headOf, wayOf } from './parcel-page.ts';
import { inLanguage, notice } from './public-layout.ts';
import type { PublicParcel, WayEntry } from './public-parcel.queries.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

export interface QuestionView extends FormView {
  /** The address of the link. */
  readonly path: string;
  readonly since: Date;
  readonly way: readonly WayEntry[];
  readonly reply: SenderReply | null;
  readonly refusal: Refusal | null;
  /** The answer that was refused, whose form keeps what was typed. */
  readonly tried: SenderAnswer | null;
}

/** Shows the question while it is open; afterwards the answer and who gave it. */
export function questionBody(parcel: PublicParcel, view: QuestionView): Markup {
  const { locale, now, since, way, refusal } = view;
  const { life } = parcel.chosen;
  const stands =
    life.return_step === questionStep && life.return_at?.getTime() === since.getTime() && life.closed_at === null;
  const over = now >= answerUntil(since);
  return markup`${refusal === null ? null : refusalNotice(refusal, locale)}
    ${stands && !over ? openQuestion(parcel, view) : closedQuestion(stands, view)}
    ${headOf(parcel, way, 'sender', locale, now)}${wayOf(way, locale)}${branchOf(parcel, locale)}`;
}

const leftWords = { return: words.left, again: words.leftAgain, keep: words.leftKeep } as const satisfies Record<
  UnansweredPolicy,
  Word
>;

function openQuestion(parcel: PublicParcel, view: QuestionView): Markup {
  const { locale, now, since } = view;
  const until = answerUntil(since);
  const { hours, minutes } = timeLeft(until, now);
  const n = (count: number) => (locale === 'en' ? count : groupThousands(count));
  const left = (h: string | number, m: string | number) =>
    say(leftWords[followsFrom(parcel)], locale, { hours: h, minutes: m, at: formatDateTime(until) });
  const reason = returnReasonNames.find((name) => name === parcel.return_reason);
  return markup`<section class="card"><h1>${say(words.title, locale)}</h1>
    <dl>${reason ? markup`<dt>${say(commonFieldWords.reason, locale)}</dt><dd>${say(returnReasonWords[reason], locale)}</dd>` : null}</dl>
    ${parcel.attempts > 0 ? markup`<p>${say(words.tries, locale, { n: n(parcel.attempts) })}</p>` : null}
    <p class="notice attention" data-until="${toIso(until)}" data-digits="${digitsOf(locale)}" data-text="${left('{hours}', '{minutes}')}">${left(n(hours), n(minutes))}</p>
    <script src="/countdown.js" defer></script></section><h2>${say(words.ask, locale)}</h2>
    ${answerForm('again', view, dayField(sentOf('again', view), parcel.chosen.days.today, holdDays.usual))}
    ${answerForm('number', view, phoneField(sentOf('number', view)))}
    ${answerForm('address', view, addressFields(sentOf('address', view)))}
    ${answerForm('return', view, markup`<p class="check"><label><input type="checkbox" name="sure" value="yes" required> ${say(words.sure, locale)}</label></p>`)}`;
}

/** The ten digits, for what counts down. */
const digitsOf = (locale: Locale): string =>
  Array.from({ length: 10 }, (_, digit) => (locale === 'en' ? digit : groupThousands(digit))).join('');

/** Typed values belong to their own form. */
const sentOf = (answer: SenderAnswer, view: QuestionView): FormView =>
  view.tried === answer ? view : { ...view, sent: {} };

function answerForm(answer: SenderAnswer, { path, locale }: QuestionView, fields: Markup): Markup {
  const of = senderAnswerWords[answer];
  return markup`<section class="card"><h3>${say(of.do, locale)}</h3><p class="muted">${say(of.about, locale)}</p>
    <form method="post" action="${inLanguage(path, locale)}"><input type="hidden" name="answer" value="${answer}">${fields}
    <button class="${answer === 'return' ? 'danger' : 'main'}" type="submit">${say(of.do, locale)}</button></form></section>`;
}

function closedQuestion(stands: boolean, { locale, reply }: QuestionView): Markup {
  if (stands) return notice('attention', say(words.over, locale));
  if (reply === null) return notice('info', say(words.changed, locale));
  return notice(
    'success',
    say(words.answered, locale, {
      answer: say(senderAnswerWords[reply.answer].done, locale),
      who: whoText(reply, locale),
      at: formatDateTime(reply.at),
    }),
  );
}

function whoText({ party, byStaff }: SenderReply, locale: Locale): string {
  if (party !== null) return say(partyWords[party], locale);
  return say(byStaff ? words.staff : words.nobody, locale);
}
