import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formatDate, formatDateTime, parseDate } from '@waybill/domain/kernel/calendar.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { defaultLocale, isLocale, localName, type Locale } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { say, type Word } from '@waybill/domain/kernel/words.ts';
import {
  dayFigureNames,
  figureFacts,
  rateOfDay,
  sumOfDay,
  worstFirst,
  type DayFigure,
} from '@waybill/domain/rooms/owner-days/owner-day.ts';
import { sheetFigureWords, sheetPageWords as words } from '@waybill/contract/rooms/owner-days/sheet-page.words.ts';
import type { RequestContext } from '../../kernel/context.ts';
import { markup, type Markup } from '../../kernel/markup.ts';
import { systemViewer } from '../../kernel/viewer.ts';
import { notice, publicPage } from '../public-pages/public-pages.door.ts';
import { readDaySheet, readSheetTime, type DayLine } from './owner-days.queries.ts';
import { opensSheet } from './send-sheet.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

type SheetRequest = FastifyRequest<{ Params: { day: string; hash: string }; Querystring: { lang?: string } }>;

/** Serves the kept sheet of a day to anyone with the link of its message until the link expires; rendered on the server, without a script. */
export function serveSheet(app: FastifyInstance, contextOf: (request: FastifyRequest) => RequestContext): void {
  app.get('/day/:day/:hash', { config: { kind: 'page' } }, async (request: SheetRequest, reply) => {
    const context = contextOf(request);
    const locale = isLocale(request.query.lang) ? request.query.lang : defaultLocale;
    const { hash } = request.params;
    const day = parseDate(request.params.day);
    const opened = day !== null && (await opensSheet(context, day, hash));
    const at = opened ? await readSheetTime(context.db, day) : null;
    const body =
      opened && at !== null
        ? sheetBody(await readDaySheet(context.db, { ...systemViewer, covers: 'all' }, day), day, at, locale)
        : notice('danger', say(words.invalid, locale));
    return reply
      .code(at === null ? 404 : 200)
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(
        publicPage({
          locale,
          title: say(commonWords.dayOnOnePage, locale),
          path: `/day/${encodeURIComponent(request.params.day)}/${encodeURIComponent(hash)}`,
          provider: context.services.settings.providerName,
          body,
        }),
      );
  });
}

function sheetBody(lines: readonly DayLine[], day: string, at: Date, locale: Locale): Markup {
  const sum = sumOfDay(lines.map(({ figures }) => figures));
  const figureOf = (figure: DayFigure, value: number | null): string =>
    value === null ? '–' : figureFacts(figure).shown === 'kyat' ? sayKyat(value, locale) : groupThousands(value);
  const pair = (word: Word, n: string) => say(words.pair, locale, { word: say(word, locale), n });
  const percent = (rate: number | null) => (rate === null ? '–' : say(words.percent, locale, { n: String(rate) }));
  return markup`<section class="card"><h1>${say(commonWords.dayOnOnePage, locale)}<br>${formatDate(day)}</h1>
    <p class="muted">${say(words.keptAt, locale, { at: formatDateTime(at) })}</p>
    <dl>${dayFigureNames.map(
      (figure) =>
        markup`<dt>${say(sheetFigureWords[figure], locale)}</dt><dd><strong>${figureOf(figure, sum[figure].value)}</strong>${
          sum[figure].before === null
            ? null
            : markup` <span class="muted">${say(words.before, locale, { n: figureOf(figure, sum[figure].before) })}</span>`
        }</dd>`,
    )}<dt>${say(commonWords.deliveryRate, locale)}</dt><dd><strong>${percent(rateOfDay(sum))}</strong></dd></dl></section>
    <section class="card"><h2>${say(words.branches, locale)}</h2><dl>${worstFirst(lines).map(
      ({ branch, figures }) =>
        markup`<dt>${localName(branch, locale)}</dt><dd>${[
          // One that brought nothing to a door has no rate.
          ...(rateOfDay(figures) === null ? [] : [pair(commonWords.deliveryRate, percent(rateOfDay(figures)))]),
          pair(sheetFigureWords.late, figureOf('late', figures.late.value)),
          pair(sheetFigureWords.cod_held, figureOf('cod_held', figures.cod_held.value)),
        ].join(say(commonWords.separator, locale))}</dd>`,
    )}</dl></section>`;
}
