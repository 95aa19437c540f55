import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addDays, businessDate } from '@waybill/domain/kernel/calendar.ts';
import { isLocale, defaultLocale, type Locale } from '@waybill/domain/kernel/locale.ts';
import { isRefusal, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { say } from '@waybill/domain/kernel/words.ts';
import { moneyOf } from '@waybill/domain/rooms/labels/label-money.ts';
import {
  choiceProblem,
  receiverChoices,
  type ReceiverChoice,
} from '@waybill/domain/rooms/public-pages/receiver-choices.ts';
import { senderAnswers } from '@waybill/domain/rooms/public-pages/sender-answers.ts';
import {
  answerPageWords,
  receiverChoiceWords,
  trackPageWords as words,
} from '@waybill/contract/rooms/public-pages/public-pages.words.ts';
import type { RequestContext } from '../../kernel/context.ts';
import { Refused } from '../../kernel/errors.ts';
import { mendInput } from '../../kernel/input.ts';
import { markup, type Markup } from '../../kernel/markup.ts';
import { partyViewer } from '../../kernel/viewer.ts';
import { parcelQrs, readChannelOptions, type ParcelQr } from '../payment-channels/payment-channels.door.ts';
import { tariffOn } from '../tariffs/tariffs.door.ts';
import { answerQuestion } from './answer-question.ts';
import { questionBody, type QuestionView } from './answer-page.ts';
import { choiceBody, type FormView } from './forms-page.ts';
import { keepLanguage } from './keep-language.store.ts';
import { readSenderReply } from './sender-reply.queries.ts';
import {
  closedCookie,
  openByDigits,
  openedByCookie,
  openedCookie,
  secretOf,
  type OpenedParcel,
} from './open-parcel.ts';
import { parcelBody } from './parcel-page.ts';
import { inLanguage, notice, publicPage } from './public-layout.ts';
import {
  codeLookup,
  readPlaceChoices,
  readPublicParcel,
  readPublicWay,
  type PublicParcel,
} from './public-parcel.queries.ts';
import { makeWish, type SubmittedForm } from './receiver-wishes.ts';
import { questionTime } from './sender-link.ts';

type PageRequest = FastifyRequest<{ Params: { code?: string; choice?: string; link?: string }; Body: unknown }>;

/** A form of a page is small. */
const bodyLimit = 16_384;
const pathOf = (code: string): string => `/t/${encodeURIComponent(codeLookup(code).code)}`;

/**
 * The pages for people outside (O-10): the tracking page, and the sender's answer to a failed delivery. The server writes them, without any script, so that they
 * work on every phone. They are no calls of the API: what they do goes by the commands of the desk.
 */
export function servePublicPages(app: FastifyInstance, contextOf: (request: FastifyRequest) => RequestContext): void {
  void app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    pages.addHook('onRoute', (route) => void (route.config = { ...route.config, kind: 'page' }));
    pages.setErrorHandler((error, request: PageRequest, reply) => {
      const seconds = error instanceof Refused ? error.refusal.values?.seconds : undefined;
      if (typeof seconds !== 'number') throw error;
      const page = new Request(contextOf(request), request, reply);
      page.wait(seconds);
      return page.show(429, notice('danger', say(words.wait, page.locale, { n: seconds })));
    });
    const on = (handle: (page: Request) => Promise<FastifyReply>) => (request: PageRequest, reply: FastifyReply) =>
      handle(new Request(contextOf(request), request, reply));
    pages.get(
      '/t',
      on(async (page) => page.show(200, askBody(page, ''))),
    );
    pages.post(
      '/t',
      on((page) => page.redirect(pathOf(page.sent.code ?? ''))),
    );
    pages.get('/t/:code', on(showParcel));
    pages.post('/t/:code', on(openParcel));
    pages.get('/t/:code/:choice', on(showChoice));
    pages.post('/t/:code/:choice', on(takeChoice));
    pages.get(
      '/answer/:code/:link',
      on((page) => showQuestion(page)),
    );
    pages.post('/answer/:code/:link', on(takeAnswer));
  });
}

/** One request for a page, with what every page needs of it. */
class Request {
  readonly context: RequestContext;
  readonly locale: Locale;
  readonly code: string;
  /** Typed values of its form: Unicode, without characters that the database cannot store. */
  readonly sent: SubmittedForm;
  readonly params: PageRequest['params'];
  readonly query: Readonly<Record<string, unknown>>;
  readonly cookies: string | undefined;
  readonly secure: boolean;
  readonly #reply: FastifyReply;

  constructor(context: RequestContext, request: PageRequest, reply: FastifyReply) {
    this.query = request.query as Record<string, unknown>;
    const { lang } = this.query;
    // Most phones here are set to English whatever their owner reads, so nothing but a choice changes the language.
    this.locale = isLocale(lang) ? lang : defaultLocale;
    this.context = { ...context, locale: this.locale };
    this.params = request.params;
    this.code = request.params.code ?? '';
    const mended = mendInput(request.body ?? {});
    this.sent = isRefusal(mended) ? {} : (mended as SubmittedForm);
    this.cookies = request.headers.cookie;
    this.secure = request.protocol === 'https';
    this.#reply = reply;
  }

  get path(): string {
    return pathOf(this.code);
  }

  show(
    status: number,
    body: Markup,
    title = say(words.title, this.locale),
    path = this.code === '' ? '/t' : this.path,
  ): FastifyReply {
    const { providerName } = this.context.services.settings;
    return this.#reply
      .code(status)
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .send(publicPage({ locale: this.locale, title, path, provider: providerName, body }));
  }

  /** Leads on by a read, so that loading the page again does nothing again. */
  async redirect(path: string, more = '', cookie?: string): Promise<FastifyReply> {
    if (cookie !== undefined) void this.#reply.header('set-cookie', cookie);
    return this.#reply.header('cache-control', 'no-store').redirect(inLanguage(path, this.locale, more), 303);
  }

  wait(seconds: number): void {
    void this.#reply.header('retry-after', String(seconds));
  }

  opened(): Promise<OpenedParcel | null> {
    return openedByCookie(this.context, this.code, this.cookies);
  }
}

/** The question for the digits, the same for every code: it says nothing of whether the code exists. */
function askBody({ locale, code, path }: Request, problem: string): Markup {
  return markup`<section class="card"><h1>${say(words.title, locale)}</h1>
    ${problem === '' ? null : notice('danger', problem)}
    <form method="post" action="${inLanguage(code === '' ? '/t' : path, locale)}">
    ${
      code === ''
        ? markup`<p class="field"><label for="code">${say(words.code, locale)}</label><input id="code" name="code" autocomplete="off" autocapitalize="characters" maxlength="40" required></p>`
        : markup`<p class="muted">${say(words.code, locale)}<br><strong class="code">${codeLookup(code).code}</strong></p>
          <p class="field"><label for="digits">${say(words.digits, locale)}</label><input id="digits" name="digits" inputmode="numeric" autocomplete="off" maxlength="8" required aria-describedby="hint"><span class="muted" id="hint">${say(words.digitsHint, locale)}</span></p>`
    }
    <button class="main" type="submit">${say(words.show, locale)}</button></form></section>`;
}

async function showParcel(page: Request): Promise<FastifyReply> {
  const opened = await page.opened();
  if (!opened) return page.show(200, askBody(page, ''));
  const { db, now } = page.context;
  const done = receiverChoices.find((choice) => choice === page.query.done) ?? null;
  const way = await readPublicWay(db, opened.parcel.id);
  const { locale, path } = page;
  await keepLanguage(page.context, opened, locale);
  return page.show(
    200,
    parcelBody(opened.parcel, way, {
      party: opened.party,
      locale,
      now,
      path,
      tomorrow: tomorrowOf(now),
      done,
      qrs: await qrsOf(page.context, opened.parcel),
    }),
  );
}

async function qrsOf({ db, now }: RequestContext, parcel: PublicParcel): Promise<ParcelQr[]> {
  const { deliver_branch_id: branchId } = parcel.chosen.life;
  const of = { branchId, amount: moneyOf(parcel).cod_charge, code: parcel.tracking_code };
  return of.amount === 0 ? [] : parcelQrs(await readChannelOptions(db, now), 'on_tracking', of);
}

const tomorrowOf = (now: Date): string => addDays(businessDate(now), 1);

async function openParcel(page: Request): Promise<FastifyReply> {
  const opened = await openByDigits(page.context, page.code, page.sent.digits ?? '');
  if (opened === null) return page.show(422, askBody(page, say(words.wrong, page.locale)));
  if ('wait' in opened) {
    page.wait(opened.wait);
    return page.show(429, askBody(page, say(words.wait, page.locale, { n: opened.wait })));
  }
  return page.redirect(page.path, '', await openedCookie(page.context, page.path, opened, page.secure));
}

const choiceOf = ({ params }: Request): ReceiverChoice | null =>
  receiverChoices.find((choice) => choice === params.choice) ?? null;

async function showChoice(page: Request): Promise<FastifyReply> {
  const choice = choiceOf(page);
  const opened = await page.opened();
  if (!choice || opened?.party !== 'receiver') return page.redirect(page.path);
  const { chosen } = opened.parcel;
  const { now } = page.context;
  const viewer = partyViewer(opened.party, chosen.life.holder_branch_id, page.locale);
  const refusal = choiceProblem(viewer, choice, chosen, tomorrowOf(now), now);
  return showForm(page, opened, choice, { refusal, open: refusal === null });
}

async function showForm(
  page: Request,
  { parcel }: OpenedParcel,
  choice: ReceiverChoice,
  { refusal, open }: { readonly refusal: Refusal | null; readonly open: boolean },
): Promise<FastifyReply> {
  const body = choiceBody(choice, parcel, {
    ...(await formView(page, choice === 'other_address')),
    path: page.path,
    refusal,
    open,
  });
  return page.show(
    refusal === null ? 200 : 409,
    body,
    say(receiverChoiceWords[choice].do, page.locale),
    `${page.path}/${choice}`,
  );
}

async function formView({ context: { db, now }, locale, sent }: Request, withPlaces: boolean): Promise<FormView> {
  const tariff = await tariffOn(db, businessDate(now));
  return {
    locale,
    now,
    sent,
    places: withPlaces ? await readPlaceChoices(db) : [],
    weekFee: tariff?.rates.hold_mail ?? 0,
  };
}

async function takeChoice(page: Request): Promise<FastifyReply> {
  if (page.params.choice === 'close') return page.redirect(page.path, '', closedCookie(page.path));
  const choice = choiceOf(page);
  const opened = await page.opened();
  if (!choice || opened?.party !== 'receiver') return page.redirect(page.path);
  const refusal = await makeWish(page.context, { party: opened.party, locale: page.locale }, opened, choice, page.sent);
  if (refusal) return showForm(page, opened, choice, { refusal, open: true });
  return page.redirect(page.path, `&done=${choice}`);
}

/** The parcel and the question of a link; null for one that we never made. */
async function questionOf(page: Request): Promise<{ parcel: PublicParcel; since: Date } | null> {
  const { db, now } = page.context;
  const parcel = await readPublicParcel(db, codeLookup(page.code), now);
  const since = await questionTime(db, await secretOf(page.context), parcel?.id ?? 0, page.params.link ?? '');
  return parcel && since ? { parcel, since } : null;
}

const answerPath = ({ code, params }: Request): string =>
  `/answer/${encodeURIComponent(codeLookup(code).code)}/${encodeURIComponent(params.link ?? '')}`;

async function showQuestion(
  page: Request,
  more: Pick<QuestionView, 'refusal' | 'tried'> = { refusal: null, tried: null },
): Promise<FastifyReply> {
  const { locale } = page;
  const question = await questionOf(page);
  const path = answerPath(page);
  const title = say(answerPageWords.title, locale);
  if (!question) return page.show(404, notice('danger', say(answerPageWords.invalid, locale)), title, path);
  const { parcel, since } = question;
  const { db } = page.context;
  const view = { ...(await formView(page, true)), path, since, way: await readPublicWay(db, parcel.id), ...more };
  const reply = await readSenderReply(db, parcel.id, since);
  return page.show(more.refusal === null ? 200 : 409, questionBody(parcel, { ...view, reply }), title, path);
}

async function takeAnswer(page: Request): Promise<FastifyReply> {
  const question = await questionOf(page);
  const { answer: name, sure: _, ...sent } = page.sent;
  const answer = senderAnswers.find((one) => one === name);
  if (!question || !answer) return showQuestion(page);
  const { parcel, since } = question;
  const refusal = await answerQuestion(
    page.context,
    { party: 'sender', locale: page.locale },
    parcel,
    since,
    answer,
    sent,
  );
  return refusal ? showQuestion(page, { refusal, tried: answer }) : page.redirect(answerPath(page));
}
