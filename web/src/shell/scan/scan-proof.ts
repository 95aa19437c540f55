import type { ProofPicture } from '@waybill/domain/rooms/labels/delivery-proof.ts';
import { ApiError, firstMessage } from '../../kernel/api-error.ts';
import { call, formDataOf } from '../../kernel/client.ts';
import { scanRefused, type KeptScan, type ScanAnswer } from './scan-shelf.ts';

/** What a receiver left at the door, as it is kept with the delivering scan until the server has it. */
export interface KeptProof {
  /** Bytes and not a file: every browser keeps those on its disk. */
  readonly picture: { readonly kind: ProofPicture; readonly type: string; readonly bytes: ArrayBuffer } | null;
  readonly handed_to: string | null;
  readonly receiver_id_no: string | null;
  /** The code that only the receiver was sent; builds before it kept none. */
  readonly hand_over_code?: string | null;
}

/** The refusals of a proof for good; anything else is tried again. */
const final = [400, 404, 413, 422];
/** A picture goes over a slow line; after this many milliseconds it counts as down. */
const patience = 120_000;
/** Nobody stands at a door for longer than this. */
const atTheDoor = 8_000;

export function proofOf({ extra }: Pick<KeptScan, 'extra'>): KeptProof | null {
  return (extra.proof as KeptProof | undefined) ?? null;
}

/** Hands a proof in under the number of the scan that is sent next. The same again does nothing twice. Throws the `ApiError` that says why not. */
export async function handIn(
  scan: Pick<KeptScan, 'scan_id' | 'tracking_code'>,
  proof: KeptProof,
  { within = patience } = {},
): Promise<void> {
  const { picture, handed_to, receiver_id_no, hand_over_code = null } = proof;
  await call('proofs.keep', {
    body: formDataOf({
      scan_id: scan.scan_id,
      tracking_code: scan.tracking_code,
      kind: picture?.kind,
      picture: picture && new File([picture.bytes], picture.kind, { type: picture.type }),
      handed_to,
      receiver_id_no,
      hand_over_code,
    }),
    idempotencyKey: `proof-${scan.scan_id}`,
    background: true,
    signal: AbortSignal.timeout(within),
  });
}

/** What was left at a door, with what is added to it. */
export function withMore(first: KeptProof | null, more: KeptProof | null): KeptProof | null {
  if (first === null || more === null) return more ?? first;
  return {
    picture: more.picture ?? first.picture,
    handed_to: more.handed_to ?? first.handed_to,
    receiver_id_no: more.receiver_id_no ?? first.receiver_id_no,
    hand_over_code: more.hand_over_code ?? first.hand_over_code ?? null,
  };
}

/** While the receiver still stands there: is the code right? Throws why not; without a line it is looked at when the scan is sent. */
export async function tryCode(scan: KeptScan, proof: KeptProof | null): Promise<void> {
  if ((proof?.hand_over_code ?? null) === null) return;
  try {
    await handIn(scan, proof as KeptProof, { within: atTheDoor });
  } catch (error) {
    if (error instanceof ApiError && final.includes(error.status)) throw error;
  }
}

/** The proof of a kept scan goes before it; the answer to the scan when the server does not take its proof. */
export async function proofFirst(scan: KeptScan): Promise<ScanAnswer | null> {
  const proof = proofOf(scan);
  if (proof === null) return null;
  try {
    await handIn(scan, proof);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError) || !final.includes(error.status)) throw error;
    return { result: scanRefused, code: error.code, message: firstMessage(error) };
  }
}
