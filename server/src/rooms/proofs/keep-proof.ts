import type { FormValues } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { FileFacts } from '@waybill/domain/kernel/file-rules.ts';
import { readCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import type { proofForm } from '@waybill/domain/rooms/proofs/proof-form.ts';
import type { CommandContext, ReadContext } from '../../kernel/context.ts';
import { isBlankPicture } from '../../kernel/remake-picture.ts';
import { uploadOf } from '../../kernel/uploads.ts';
import { keepFile } from '../files/files.door.ts';
import { nrcSettler } from '../places/places.door.ts';
import { tryDoorCode } from './door-code.ts';
import { insertProof, readProofPlace } from './proofs.store.ts';

type Body = FormValues<typeof proofForm>;

/** State of a proof before it is stored. */
interface CheckedProof {
  /** The code of the receiver was given with it. */
  readonly codeRight: boolean;
}

/**
 * Checks a proof before the transaction: something must be uploaded, and a picture must have a kind and a content. The receiver's code is checked
 * last, because each wrong one counts.
 */
export async function checkProof(context: ReadContext, body: Body): Promise<CheckedProof | Refusal> {
  const { kind, picture, handed_to, receiver_id_no, hand_over_code } = body;
  if (!picture && [handed_to, receiver_id_no, hand_over_code].every((given) => given === null))
    return wrong('picture', 'file');
  if (!picture && kind !== null) return wrong('picture', 'file');
  if (picture && kind === null) return wrong('kind', 'select');
  if (picture && (await isBlankPicture(uploadOf(picture, 'picture').content))) return wrong('picture', 'picture_empty');
  const code = readCode(body.tracking_code)?.code;
  if (hand_over_code === null || code === undefined) return { codeRight: false };
  const tried = await tryDoorCode(context, { code, scanId: body.scan_id, typed: hand_over_code });
  return isRefusal(tried) ? tried : { codeRight: tried };
}

const wrong = (field: string, code: string) => refuse('validation_failed', { fields: { [field]: [{ code }] } });

/**
 * Keeps what a receiver left at a door under the number of the scan that is still to come. The first that comes stays: the same sent again is answered as
 * kept, a scan that was entered without a proof gets none later, and a picture that proves another parcel is refused. It changes nothing of the
 * parcel; whether somebody may deliver it is decided with the scan.
 */
export async function keepProof(
  context: CommandContext,
  body: Body,
  { codeRight }: CheckedProof,
): Promise<{ kept: boolean } | Refusal> {
  const { tx, viewer, now } = context;
  const code = readCode(body.tracking_code)?.code;
  if (code === undefined) return { kept: false };
  const sha256 = body.picture ? uploadOf(body.picture, 'picture').sha256 : null;
  const place = await readProofPlace(tx, viewer, { scanId: body.scan_id, code, sha256 });
  if (place.label_id === null) return { kept: false };
  if (place.proof_label !== null)
    return place.proof_label === place.label_id ? { kept: true } : refuse('proof_of_another');
  if (place.entered) return { kept: false };
  if (place.used) return refuse('proof_used_before');
  const settle = await nrcSettler(tx, [body.receiver_id_no]);
  await insertProof(tx, {
    scan_id: body.scan_id,
    label_id: place.label_id,
    kind: body.kind,
    file_id: body.picture ? await keepPicture(context, body.picture) : null,
    picture_sha256: sha256,
    handed_to: body.handed_to,
    receiver_id_no: settle(body.receiver_id_no),
    code_right: codeRight,
    staff_id: viewer.id,
    created_at: now,
  });
  return { kept: true };
}

/** The picture belongs to no branch: users who may see the label may see it, and the file's address alone gives no access. */
const keepPicture = (context: CommandContext, picture: FileFacts) =>
  keepFile(context, picture, { field: 'picture', room: 'proofs', branchId: null });
