import { templatePurposes } from '@waybill/domain/rooms/messages/message-purposes.ts';
import {
  messageContract as calls,
  messageOptOutContract as optOuts,
} from '@waybill/contract/rooms/messages/messages.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { command, guest, read, readOne, type Route } from '../../kernel/routes.ts';
import { saveChannel, saveRoute, shownChannel, testChannel } from './change-channel.ts';
import { readChannels, readRoutes } from './channels.queries.ts';
import { resendMessage, withdrawMessage } from './change-message.ts';
import { editTemplate, saveMessageSettings, shownSettings } from './message-settings.ts';
import { messageOptOutSource, messageSource, readMessage, readOfLabel } from './messages.queries.ts';
import { readMessageTemplates } from './messages.store.ts';
import { addOptOut, removeOptOut } from './opt-out.ts';
import { sendByHand } from './send-message.ts';
import { takeReport } from './take-report.ts';

export const messageRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, messageSource, viewer, query)),
  readOne(calls.detail, ({ db, viewer }, { params }) => readMessage(db, viewer, params.id)),
  readOne(calls.ofLabel, ({ db, viewer }, { params }) => readOfLabel(db, viewer, params.id)),
  command(calls.send, (context, { body }) => sendByHand(context, body)),
  command(calls.resend, (context, { params }) => resendMessage(context, params.id)),
  command(calls.withdraw, (context, { params }) => withdrawMessage(context, params.id)),
  read(calls.templates, async ({ db }) => {
    const all = await readMessageTemplates(db);
    return { data: templatePurposes.flatMap((purpose) => all.get(purpose) ?? []) };
  }),
  command(calls.editTemplate, (context, { params, body }) => editTemplate(context, params.purpose, body)),
  read(calls.settings, async (context) => ({ data: await shownSettings(context) })),
  command(calls.saveSettings, (context, { body }) => saveMessageSettings(context, body)),
  read(calls.channels, async ({ db, services }) => {
    const [channels, routes] = [await readChannels(db), await readRoutes(db)];
    return { data: { channels: channels.map((row) => shownChannel(row, services)), routes: [...routes] } };
  }),
  command(calls.saveChannel, (context, { params, body }) => saveChannel(context, params.channel, body)),
  read(calls.testChannel, (context, { params, body }) => testChannel(context, params.channel, body)),
  command(calls.saveRoute, (context, { params, body }) => saveRoute(context, params.group, body)),
  guest(calls.report, (context, { params, body }) => takeReport(context, params.token, body)),
  read(optOuts.list, ({ db, viewer }, { query }) => readPage(db, messageOptOutSource, viewer, query)),
  command(optOuts.create, (context, { body }) => addOptOut(context, body)),
  command(optOuts.remove, (context, { params }) => removeOptOut(context, params.id)),
];
