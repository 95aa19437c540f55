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
}

/** The refusals of a proof for good; anything else is tried again. */
const final = [400, 404, 413, 422];
/** A picture goes over a slow line; after this many milliseconds it counts as down. */
const patience = 120_000;

export function proofOf({ extra }: Pick<KeptScan, 'extra'>): KeptProof | null {
  return (extra.proof as KeptProof | undefined) ?? null;
}

/** Hands a proof in under the number of the scan that is sent next. The same again does nothing twice. Throws the `ApiError` that says why not. */
export async function handIn(scan: Pick<KeptScan, 'scan_id' | 'tracking_code'>, proof: KeptProof): Promise<void> {
  const { picture, handed_to, receiver_id_no } = proof;
  await call('proofs.keep', {
    body: formDataOf({
      scan_id: scan.scan_id,
      tracking_code: scan.tracking_code,
      kind: picture?.kind,
      picture: picture && new File([picture.bytes], picture.kind, { type: picture.type }),
      handed_to,
      receiver_id_no,
    }),
    idempotencyKey: `proof-${scan.scan_id}`,
    background: true,
    signal: AbortSignal.timeout(patience),
  });
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
