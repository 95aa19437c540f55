import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { proofPackContract as calls } from '@waybill/contract/rooms/proofs/proof-pack.contract.ts';
import { command, guest, read, type Route } from '../../kernel/routes.ts';
import { fileAnswer } from '../files/files.door.ts';
import { makeProofLink, openProofLink, readProofLinks, revokeProofLink } from './proof-links.store.ts';
import { readPackPicture, readProofPack } from './proof-pack.queries.ts';

export const proofPackRoutes: Route[] = [
  read(calls.links, (context, { params }) => readProofLinks(context, context.db, params.id)),
  command(calls.make, (context, { params, body }) => makeProofLink(context, params.id, body.made_for)),
  command(calls.revoke, (context, { params, body }) => revokeProofLink(context, params.id, body.link_id)),
  guest(calls.open, async (context, { params }) => {
    const link = await openProofLink(context, params, { counted: true });
    return link ? { data: await readProofPack(context.db, link, context.now) } : refuse('link_invalid');
  }),
  guest(calls.picture, async (context, { params }) => {
    const link = await openProofLink(context, params, { counted: false });
    const file = link && (await readPackPicture(context.db, link.label_id));
    return file ? fileAnswer(file) : refuse('link_invalid');
  }),
];
