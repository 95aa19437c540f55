import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { merchantUserContract as calls } from '@waybill/contract/rooms/merchant-users/merchant-users.contract.ts';
import { merchantHomeContract } from '@waybill/contract/rooms/merchant-users/merchant-home.contract.ts';
import { merchantChannelContract as channelCalls } from '@waybill/contract/rooms/merchant-users/merchant-channel.contract.ts';
import { merchantPayeeContract as payeeCalls } from '@waybill/contract/rooms/merchant-users/merchant-payee.contract.ts';
import { command, guest, preparedCommand, read, readOne, type Route } from '../../kernel/routes.ts';
import { moveToMerchant, readMerchantsOf, readUser } from '../sessions/sessions.door.ts';
import {
  approveInvitation,
  endAllSessions,
  endWatch,
  invite,
  removePerson,
  savePortalSettings,
  setAccess,
  watchMerchant,
  withdraw,
} from './change-team.ts';
import { askPayee, sendPayeeCode, tryPayeeCode, verifyPayee, withdrawPayee } from './change-payee.ts';
import { join, lookAtInvitation } from './join-merchant.ts';
import { chooseChannel, readOwnChannel } from './choose-channel.ts';
import { readMerchantNews } from './merchant-news.queries.ts';
import { readOwnPayee } from './merchant-payee.queries.ts';
import { readMerchantHome } from './merchant-home.queries.ts';
import { askCode, makeResetLink, resetByCode, resetByLink } from './reset-access.ts';
import { readPortalSettings, readTeam } from './merchant-users.queries.ts';

export const merchantUserRoutes: Route[] = [
  readOne(merchantHomeContract.home, ({ db, viewer, now }) => readMerchantHome(db, viewer, now)),
  readOne(merchantHomeContract.news, ({ db, viewer, now }) => readMerchantNews(db, viewer, now)),
  readOne(payeeCalls.payee, (context) => readOwnPayee(context)),
  command(payeeCalls.askPayee, (context, { body }) => askPayee(context, body)),
  command(payeeCalls.sendPayeeCode, (context) => sendPayeeCode(context)),
  preparedCommand(
    payeeCalls.verifyPayee,
    (context, { body }) => tryPayeeCode(context, body.code),
    (context, _, hash) => verifyPayee(context, hash),
  ),
  command(payeeCalls.withdrawPayee, (context) => withdrawPayee(context)),
  readOne(calls.list, ({ db, viewer, now }, { params }) => readTeam(db, viewer, params.id, now)),
  command(calls.invite, (context, { params, body }) => invite(context, params.id, body)),
  command(calls.withdraw, (context, { params }) => withdraw(context, params.id, params.invitation_id)),
  command(calls.approve, (context, { params }) => approveInvitation(context, params.id, params.invitation_id)),
  command(calls.remove, (context, { params }) => removePerson(context, params.id, params.user_id)),
  command(calls.setAccess, (context, { params, body }) => setAccess(context, params.id, body)),
  command(calls.watch, (context, { params }) => watchMerchant(context, params.id)),
  command(calls.endWatch, (context) => endWatch(context)),
  readOne(channelCalls.ownChannel, (context) => readOwnChannel(context)),
  command(channelCalls.chooseChannel, (context, { body }) => chooseChannel(context, body)),
  read(calls.settings, async ({ db }) => ({ data: await readPortalSettings(db) })),
  command(calls.saveSettings, (context, { body }) => savePortalSettings(context, body)),
  command(calls.endSessions, (context, { params }) => endAllSessions(context, params.id)),
  guest(calls.invitation, (context, { body }) => lookAtInvitation(context, body.token)),
  guest(calls.join, (context, { body }) => join(context, body)),
  guest(calls.askCode, (context, { body }) => askCode(context, body)),
  guest(calls.resetByCode, (context, { body }) => resetByCode(context, body)),
  guest(calls.resetByLink, (context, { body }) => resetByLink(context, body)),
  command(calls.resetLink, (context, { params }) => makeResetLink(context, params.id, params.user_id)),
  command(calls.work, async ({ tx, viewer, services, now }, { params }) => {
    const own = await readMerchantsOf(tx, viewer.id);
    if (!own.some(({ id }) => id === params.id)) return refuse('not_found');
    await moveToMerchant(tx, viewer.sessionId, params.id, now);
    return { data: await readUser(tx, services, { staffId: viewer.id, branchId: null, customerId: params.id }) };
  }),
];
