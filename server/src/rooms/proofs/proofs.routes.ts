import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { proofsContract as calls } from '@waybill/contract/rooms/proofs/proofs.contract.ts';
import { preparedCommand, read, type Route } from '../../kernel/routes.ts';
import { fileAnswer } from '../files/files.door.ts';
import { checkProof, keepProof } from './keep-proof.ts';
import { readProofPicture } from './proofs.queries.ts';

export const proofRoutes: Route[] = [
  preparedCommand(
    calls.keep,
    (context, { body }) => checkProof(context, body),
    (context, { body }, checked) => keepProof(context, body, checked),
  ),
  read(calls.picture, async ({ db, viewer }, { params }) => {
    const file = await readProofPicture(db, viewer, params.id);
    return file ? fileAnswer(file) : refuse('not_found');
  }),
];
