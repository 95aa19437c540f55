import type { ProofPicture } from '@waybill/domain/rooms/labels/delivery-proof.ts';
import { ApiError, firstMessage } from '../../kernel/api-error.ts';
import { call, formDataOf } from '../../kernel/client.ts';
import { scanRefused } from './scan-shelf.ts';
import type { KeptScan, ScanAnswer } from './scan-copies.ts';

/** A receiver's proof at the door, stored with the delivery scan until the server has it. */
export interface KeptProof {
  /** Bytes and not a file: every browser can store those. */
  readonly picture: { readonly kind: ProofPicture; readonly type: string; readonly bytes: ArrayBuffer } | null;
  readonly handed_to: string | null;
  readonly receiver_id_no: string | null;
  /** The code that only the receiver got; earlier builds stored none. */
  readonly hand_over_code?: string | null;
}

/** Final refusals of a proof; anything else is retried. */
const final = [400, 404, 413, 422];
/** Timeout in milliseconds for sending a picture over a slow network. */
const patience = 120_000;
/** Timeout while the receiver is waiting at the door, in milliseconds. */
const atTheDoor = 8_000;

export function proofOf({ extra }: Pick<KeptScan, 'extra'>): KeptProof | null {
  return (extra.proof as KeptProof | undefined) ?? null;
}

/** Sends a proof under the id of the scan that is sent next. Sending it twice does nothing. Throws the `ApiError` of a refusal. */
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

/** Returns a proof with additions. */
export function withMore(first: KeptProof | null, more: KeptProof | null): KeptProof | null {
  if (first === null || more === null) return more ?? first;
  return {
    picture: more.picture ?? first.picture,
    handed_to: more.handed_to ?? first.handed_to,
    receiver_id_no: more.receiver_id_no ?? first.receiver_id_no,
    hand_over_code: more.hand_over_code ?? first.hand_over_code ?? null,
  };
}

/** Checks the code while the receiver is still there. Throws the reason when it is wrong; offline it is checked when the scan is sent. */
export async function tryCode(scan: KeptScan, proof: KeptProof | null): Promise<void> {
  if ((proof?.hand_over_code ?? null) === null) return;
  try {
    await handIn(scan, proof as KeptProof, { within: atTheDoor });
  } catch (error) {
    if (error instanceof ApiError && final.includes(error.status)) throw error;
  }
}

/** Sends the proof of a stored scan before the scan; returns the scan's answer when the server refuses the proof. */
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
