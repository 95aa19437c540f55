import { refuse } from '@waybill/domain/kernel/refusal.ts';
import {
  mailbagCasesContract as cases,
  mailbagContract as calls,
} from '@waybill/contract/rooms/mailbags/mailbags.contract.ts';
import { readPage } from '../../kernel/lists.ts';
import { paperLink } from '../../kernel/paper-links.ts';
import { batch, command, read, readOne, type Route } from '../../kernel/routes.ts';
import { ownCase, settleCase } from './change-mailbag-case.ts';
import {
  finishMailbag,
  moveMailbag,
  openMailbag,
  removeMailbag,
  sealMailbag,
  unsealMailbag,
} from './change-mailbag.ts';
import { caseSource } from './mailbag-cases.queries.ts';
import { mailbagSource, packedSource, readMailbag } from './mailbags.queries.ts';
import { scanBags } from './scan-bags.ts';

export const mailbagRoutes: Route[] = [
  read(calls.list, ({ db, viewer }, { query }) => readPage(db, mailbagSource, viewer, query)),
  read(calls.parcels, ({ db, viewer }, { query }) => readPage(db, packedSource, viewer, query)),
  batch(calls.scan, (context, { body }) => scanBags(context, body.scans)),
  command(calls.create, (context, { body }) => openMailbag(context, body)),
  readOne(calls.detail, ({ db, viewer }, { params }) => readMailbag(db, viewer, params.id)),
  read(calls.manifestLink, async (context, { params: { id } }) =>
    (await readMailbag(context.db, context.viewer, id))
      ? paperLink(context, { kind: 'mailbag', id })
      : refuse('not_found'),
  ),
  command(calls.remove, (context, { params }) => removeMailbag(context, params.id)),
  command(calls.seal, (context, { params, body }) => sealMailbag(context, params.id, body)),
  command(calls.unseal, (context, { params, body }) => unsealMailbag(context, params.id, body)),
  command(calls.hand_over, (context, { params }) => moveMailbag(context, params.id, 'hand_over')),
  command(calls.check_in, (context, { params }) => moveMailbag(context, params.id, 'check_in')),
  command(calls.check_out, (context, { params }) => moveMailbag(context, params.id, 'check_out')),
  command(calls.receive, (context, { params }) => moveMailbag(context, params.id, 'receive')),
  command(calls.finish, (context, { params, body }) => finishMailbag(context, params.id, body)),
  read(cases.list, ({ db, viewer }, { query }) => readPage(db, caseSource, viewer, query)),
  command(cases.own, (context, { params }) => ownCase(context, params.id)),
  command(cases.settle, (context, { params, body }) => settleCase(context, params.id, body)),
];
