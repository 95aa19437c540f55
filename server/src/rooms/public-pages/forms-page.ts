import { businessDate, formatDate } from '@waybill/domain/kernel/calendar.ts';
import { localName, type Locale } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import type { Refusal } from '@waybill/domain/kernel/refusal.ts';
import { say, sayLoose } from '@waybill/domain/kernel/words.ts';
import { feedbackScores } from '@waybill/domain/rooms/feedbacks/feedback-kinds.ts';
import { holdDays } from '@waybill/domain/rooms/hold-mails/hold-mail-form.ts';
import { daysToChoose } from '@waybill/domain/rooms/public-pages/public-places.ts';
import type { ReceiverChoice } from '@waybill/domain/rooms/public-pages/receiver-choices.ts';
import {
  publicRefusalWords,
  receiverChoiceWords,
  trackPageWords as words,
} from '@waybill/contract/rooms/public-pages/public-pages.words.ts';
import { wordsOf } from '../../kernel/errors.ts';
import { markup, type Markup } from '../../kernel/markup.ts';
import { starsText } from './parcel-page.ts';
import { inLanguage, notice, select, star } from './public-layout.ts';
import type { PlaceChoice, PublicParcel } from './public-parcel.queries.ts';
import type { SubmittedForm } from './receiver-wishes.ts';

/** Data of a page's form. */
export interface FormView {
  readonly locale: Locale;
  readonly now: Date;
  readonly places: readonly PlaceChoice[];
  /** Typed values, kept when the form is refused. */
  readonly sent: SubmittedForm;
  /** Whole kyat for a week at the branch. */
  readonly weekFee: number;
}

interface ChoiceView {
  /** The address of the parcel's page. */
  readonly path: string;
  readonly refusal: Refusal | null;
  /** Is there something to fill in, or may it not be chosen at all? */
  readonly open: boolean;
}

/** The form of one choice, with what was typed and why it was refused. */
export function choiceBody(
  choice: ReceiverChoice,
  parcel: PublicParcel,
  { path, refusal, open, ...view }: FormView & ChoiceView,
): Markup {
  const { locale } = view;
  const of = receiverChoiceWords[choice];
  return markup`<section class="card"><h1>${say(of.do, locale)}</h1>
    ${refusal === null ? null : refusalNotice(refusal, locale)}
    <p>${sayLoose(of.about, locale, { fee: sayKyat(view.weekFee, locale) })}</p>
    ${
      open &&
      markup`<form method="post" action="${inLanguage(`${path}/${choice}`, locale)}">
    ${fieldsOf[choice](parcel, view)}
    <button class="main" type="submit">${say(of.do, locale)}</button></form>`
    }
    <p><a href="${inLanguage(path, locale)}">${say(words.back, locale)}</a></p></section>`;
}

type Fields = (parcel: PublicParcel, view: FormView) => Markup;
const fieldsOf: Readonly<Record<ReceiverChoice, Fields>> = {
  other_day: (parcel, view) => dayField(view, parcel.chosen.days.first, holdDays.usual),
  keep: (parcel, view) => dayField(view, parcel.chosen.days.first, holdDays.most),
  other_address: (_, view) => addressFields(view),
  other_number: (_, view) => phoneField(view),
  feedback: (_, { locale, sent }) =>
    markup`<fieldset><legend>${say(words.score, locale)}</legend>${[...feedbackScores]
      .reverse()
      .map(
        (n) =>
          markup`<label class="star"><input type="radio" name="score" value="${n}" required${
            sent.score === String(n) ? markup` checked` : null
          }> <span class="stars">${Array.from({ length: n }, () => star)}</span> ${starsText(n, locale)}</label>`,
      )}</fieldset><p class="field"><label for="text">${say(words.text, locale)}</label><textarea id="text" name="text" rows="4" maxlength="2000" required>${sent.text ?? ''}</textarea></p>`,
};

/** Offers the days from tomorrow on, up to this many after the first. */
export function dayField({ locale, now, sent }: FormView, first: string, most: number): Markup {
  const days = daysToChoose(businessDate(now), first, most);
  const options = days.map((day) => ({ value: day, text: formatDate(day) }));
  return select('hold_until', say(words.day, locale), options, { chosen: sent.hold_until ?? '' });
}

export const phoneField = ({ locale, sent }: FormView): Markup =>
  markup`<p class="field"><label for="phone">${say(words.phone, locale)}</label><input id="phone" name="phone" type="tel" inputmode="tel" autocomplete="tel" maxlength="20" required value="${sent.phone ?? ''}"></p>`;

export function addressFields({ locale, places, sent }: FormView): Markup {
  const options = places.map((place) => ({
    value: String(place.id),
    text: [place.region && localName(place.region, locale), localName(place, locale)].filter(Boolean).join(' · '),
  }));
  return markup`${select('destination_township', say(words.township, locale), options, {
    chosen: sent.destination_township ?? '',
    empty: say(words.chooseOne, locale),
  })}<p class="field"><label for="street">${say(words.street, locale)}</label><input id="street" name="destination_street" autocomplete="street-address" maxlength="160" required value="${sent.destination_street ?? ''}"></p>`;
}

/** Shows a refusal in words for external users: each field separately, or the one reason. */
export function refusalNotice(refusal: Refusal, locale: Locale): Markup {
  const code = Object.hasOwn(publicRefusalWords, refusal.code)
    ? publicRefusalWords[refusal.code as keyof typeof publicRefusalWords]
    : publicRefusalWords.moved_on;
  const max = refusal.values?.max;
  if (refusal.code !== 'validation_failed')
    return notice('danger', sayLoose(code, locale, { max: typeof max === 'string' ? formatDate(max) : '' }));
  const texts = Object.entries(refusal.fields ?? {}).flatMap(([field, problems]) =>
    problems.map((problem) => wordsOf(field, problem, locale)),
  );
  return notice('danger', texts.join(' ') || say(publicRefusalWords.fill, locale));
}
