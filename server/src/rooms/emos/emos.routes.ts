import { businessDate } from '@waybill/domain/kernel/calendar.ts';
import { emoContract as calls } from '@waybill/contract/rooms/emos/emos.contract.ts';
import { readPage, readSums } from '../../kernel/lists.ts';
import { command, preparedCommand, read, readOne, type Route } from '../../kernel/routes.ts';
import { approveEmo, payEmo, refundEmo, takeEmo, tryEmoCode, unlockEmo } from './change-emo.ts';
import { makeEmoCode } from './emo-code.ts';
import { emoSource, emoSums, readEmo, readEmoCounts } from './emos.queries.ts';
import { readLaterTerms, readTerms } from './emos.store.ts';
import { saveEmoTerms } from './save-terms.ts';
import { sellEmo } from './sell-emo.ts';

export const emoRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, emoSource, viewer, query)),
  read(calls.count, async ({ db, viewer }) => ({ data: await readEmoCounts(db, viewer) })),
  read(calls.totals, async ({ db, viewer }, { query: { search, ...filters } }) => ({
    data: await readSums(db, emoSource, viewer, { search, filters }, emoSums),
  })),
  read(calls.terms, async ({ db, now }) => {
    const [data, later] = [await readTerms(db, businessDate(now)), await readLaterTerms(db, businessDate(now))];
    return {
      data: { ...data, steps: [...data.steps] },
      later: later.map((one) => ({ ...one, steps: [...one.steps] })),
    };
  }),
  command(calls.saveTerms, (context, { body }) => saveEmoTerms(context, body)),
  command(calls.create, (context, { body }) => sellEmo(context, body)),
  readOne(calls.detail, ({ db, viewer, now }, { params }) => readEmo(db, viewer, params.id, now)),
  command(calls.code, (context, { params, body }) => makeEmoCode(context, params.id, body)),
  command(calls.take, (context, { params }) => takeEmo(context, params.id)),
  preparedCommand(
    calls.pay,
    (context, { params, body }) => tryEmoCode(context, params.id, body),
    (context, { params }, fitted) => payEmo(context, params.id, fitted),
  ),
  command(calls.approve, (context, { params }) => approveEmo(context, params.id)),
  command(calls.unlock, (context, { params }) => unlockEmo(context, params.id)),
  command(calls.cancel, (context, { params, body }) => refundEmo(context, 'cancel', params.id, body)),
  command(calls.refund, (context, { params, body }) => refundEmo(context, 'refund', params.id, body)),
];
