import { formatDate, formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { localName, type Locale, type Named } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { say } from '@waybill/domain/kernel/words.ts';
import { proofNeedsOf } from '@waybill/domain/rooms/labels/delivery-proof.ts';
import { isFetched } from '@waybill/domain/rooms/labels/label-kinds.ts';
import { moneyOf } from '@waybill/domain/rooms/labels/label-money.ts';
import type { Party } from '@waybill/domain/kernel/user-types.ts';
import { isTriedAgain, publicWay, type PublicWhen } from '@waybill/domain/rooms/public-pages/public-places.ts';
import { choicesNow, type ReceiverChoice } from '@waybill/domain/rooms/public-pages/receiver-choices.ts';
import { partyWords } from '@waybill/contract/rooms/public-pages/parties.words.ts';
import { publicPlaceFaces, publicSentence } from '@waybill/contract/rooms/public-pages/public-places.words.ts';
import {
  receiverChoiceWords,
  trackPageWords as words,
} from '@waybill/contract/rooms/public-pages/public-pages.words.ts';
import { drawQr } from '../../kernel/draw-qr.ts';
import { markup, type Markup } from '../../kernel/markup.ts';
import { partyViewer } from '../../kernel/viewer.ts';
import type { ParcelQr } from '../payment-channels/payment-channels.door.ts';
import type { PublicParcel, WayEntry } from './public-parcel.queries.ts';
import { groupedCode, inLanguage, notice, pill } from './public-layout.ts';

/** Shows a parcel to one party, without the other's phone, street or account. */
export function parcelBody(
  parcel: PublicParcel,
  way: readonly WayEntry[],
  { party, locale, now, path, tomorrow, done, qrs }: ParcelView,
): Markup {
  const { life } = parcel.chosen;
  const choices =
    party === 'receiver'
      ? choicesNow(partyViewer(party, life.holder_branch_id, locale), parcel.chosen, tomorrow, now)
      : [];
  const isWaitedFor = party === 'receiver' && life.closed_at === null && life.delivered_at === null;
  return markup`
    ${done === null ? null : notice('success', say(receiverChoiceWords[done].done, locale))}
    ${headOf(parcel, way, party, locale, now)}
    ${isWaitedFor ? readyOf(parcel, locale) : null}
    ${isWaitedFor ? payOf(qrs, parcel, locale) : null}
    ${party === 'receiver' ? choicesOf(choices, path, locale) : null}
    ${wayOf(way, locale)}
    ${branchOf(parcel, locale)}
    <form method="post" action="${inLanguage(`${path}/close`, locale)}"><button class="plain" type="submit">${say(words.close, locale)}</button></form>`;
}

export interface ParcelView {
  readonly party: Party;
  readonly locale: Locale;
  readonly now: Date;
  /** The address of the parcel's page. */
  readonly path: string;
  /** 'yyyy-mm-dd' */
  readonly tomorrow: string;
  /** The choice just made. */
  readonly done: ReceiverChoice | null;
  /** Payment QRs for the receiver, who can pay before the delivery. */
  readonly qrs: readonly ParcelQr[];
}

const nameOf = (named: Named | null, locale: Locale): string => (named === null ? '' : localName(named, locale));
const withPlace = (name: string, place: Named | null, locale: Locale): string =>
  place === null ? name : `${name}, ${nameOf(place, locale)}`;

/** Code, where it is now, what that means, who sent it to whom, and when it comes. */
export function headOf(
  parcel: PublicParcel,
  way: readonly WayEntry[],
  party: Party,
  locale: Locale,
  now: Date,
): Markup {
  const known = { ...parcel.chosen, reason: parcel.return_reason };
  const { place, when, text } = publicSentence(known, way, { party, locale, now, branch: parcel.branch });
  const face = publicPlaceFaces[place];
  return markup`<section class="card">
    <h1 class="code">${groupedCode(parcel.tracking_code)}</h1>
    <p>${pill(face.tone, say(face.title, locale))}</p>
    <p>${text}</p>
    <dl>
      ${when === null || isTriedAgain(place) ? null : markup`<dt>${say(words.when, locale)}</dt><dd><strong>${whenText(when, locale)}</strong></dd>`}
      <dt>${say(words.from, locale)}</dt><dd>${withPlace(parcel.source_name, parcel.source_place, locale)}</dd>
      <dt>${say(words.to, locale)}</dt><dd>${withPlace(parcel.destination_name, parcel.destination_place, locale)}</dd>
    </dl></section>`;
}

function whenText(when: PublicWhen, locale: Locale): string {
  switch (when.kind) {
    case 'was':
      return formatDateTime(when.at);
    case 'from':
      return say(words.fromDay, locale, { day: formatDate(when.day) });
    case 'by':
      return say(words.by, locale, { day: formatDate(when.day) });
    default:
      return say(words[when.kind], locale);
  }
}

/** Shows what the receiver needs at the door, such as cash or an identity card, or where to fetch the parcel. */
function readyOf(parcel: PublicParcel, locale: Locale): Markup {
  const { cod_charge } = moneyOf(parcel);
  const fees = cod_charge - parcel.cod_amount;
  const parts = { goods: sayKyat(parcel.cod_amount, locale), fees: sayKyat(fees, locale) };
  const needs = proofNeedsOf(parcel.services);
  return markup`<section class="card"><h2>${say(words.ready, locale)}</h2><ul>
    <li>${
      cod_charge === 0
        ? say(words.nothing, locale)
        : markup`<strong>${say(words.cash, locale, { amount: sayKyat(cod_charge, locale) })}</strong>`
    }${cod_charge > 0 && fees > 0 && parcel.cod_amount > 0 ? markup`<br>${say(words.cashOf, locale, parts)}` : null}</li>
    ${needs.includes('identity') ? markup`<li>${say(words.identity, locale)}</li>` : null}
    ${needs.includes('code') ? markup`<li>${say(words.readyCode, locale)}</li>` : null}
    ${isFetched(parcel.chosen.facts) ? markup`<li>${say(words.counter, locale, { branch: nameOf(parcel.branch, locale) })}</li>` : null}
    </ul></section>`;
}

/** Shows the payment that came before the delivery; else the QRs for one, each with the amount and the parcel in it. */
function payOf(qrs: readonly ParcelQr[], parcel: PublicParcel, locale: Locale): Markup | null {
  const { paid_ahead: ahead } = parcel;
  if (ahead) {
    const known = ahead.received ? words.paidReceived : words.paidAnnounced;
    return notice(ahead.received ? 'success' : 'info', say(known, locale, { amount: sayKyat(ahead.amount, locale) }));
  }
  if (qrs.length === 0) return null;
  const amount = sayKyat(moneyOf(parcel).cod_charge, locale);
  return markup`<section class="card"><h2>${say(words.pay, locale)}</h2><p>${say(words.payHow, locale, { amount })}</p>${qrs.map(
    ({ channel, text }) => {
      const { path, width } = drawQr(text, { dot: 4 });
      return markup`<figure class="qr"><svg viewBox="0 0 ${width} ${width}" width="${width}" height="${width}" role="img" aria-label="${nameOf(channel, locale)}" data-qr="${text}" shape-rendering="crispEdges"><rect width="${width}" height="${width}" fill="#fff"/><path d="${path}" fill="#000"/></svg><figcaption>${nameOf(channel, locale)}</figcaption></figure>`;
    },
  )}<p class="muted">${say(words.payThen, locale)}</p></section>`;
}

function choicesOf(choices: readonly ReceiverChoice[], path: string, locale: Locale): Markup {
  return markup`<section class="card"><h2>${say(words.choices, locale)}</h2>${
    choices.length === 0
      ? markup`<p>${say(words.noChoices, locale)}</p>`
      : choices.map(
          (choice) =>
            markup`<a class="button" href="${inLanguage(`${path}/${choice}`, locale)}">${say(receiverChoiceWords[choice].do, locale)}</a>`,
        )
  }</section>`;
}

export function wayOf(way: readonly WayEntry[], locale: Locale): Markup {
  return markup`<section class="card"><h2>${say(words.way, locale)}</h2><ol class="way">${publicWay(way).map(
    ({ place, at, branch, party }) =>
      markup`<li><strong>${say(publicPlaceFaces[place].title, locale)}</strong><span class="muted">${[
        formatDateTime(at),
        nameOf(branch, locale),
        party === null ? '' : say(partyWords[party], locale),
      ]
        .filter((part) => part !== '')
        .join(' · ')}</span></li>`,
  )}</ol></section>`;
}

/** The branch that has it, and how it is called. */
export function branchOf({ branch }: PublicParcel, locale: Locale): Markup {
  return markup`<p class="muted">${say(words.branch, locale, { branch: nameOf(branch, locale) })}${branch.phones.map(
    (phone) => markup` · <a href="tel:${phone}">${phone}</a>`,
  )}</p>`;
}

export const starsText = (n: number, locale: Locale): string =>
  say(words.stars, locale, { n: locale === 'en' ? n : groupThousands(n) });
