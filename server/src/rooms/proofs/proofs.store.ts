import { sql, type Transaction } from 'kysely';
import type { ProofPicture } from '@waybill/domain/rooms/labels/delivery-proof.ts';
import type { TableRow, Tables } from '../../kernel/db/tables.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { withinType } from '../labels/label-scope.door.ts';

type Tx = Transaction<Tables>;

export type NewProof = Pick<
  TableRow<'delivery_proof'>,
  | 'scan_id'
  | 'label_id'
  | 'file_id'
  | 'picture_sha256'
  | 'handed_to'
  | 'receiver_id_no'
  | 'code_right'
  | 'staff_id'
  | 'created_at'
> & { readonly kind: ProofPicture | null };

/** State before a proof is stored: its parcel, and earlier proofs with the same scan id. */
export interface ProofPlace {
  readonly label_id: number | null;
  readonly proof_label: number | null;
  readonly entered: boolean;
  readonly used: boolean;
}

/** `sha256`: of the picture; `used` when another parcel has the same one. Two who send the same proof at once go one after the other. */
export async function readProofPlace(
  tx: Tx,
  viewer: SessionViewer,
  { scanId, code, sha256 }: { readonly scanId: string; readonly code: string; readonly sha256: string | null },
): Promise<ProofPlace> {
  await sql`select pg_advisory_xact_lock(hashtextextended(x, 7))
    from unnest(${[`scan ${scanId}`, `picture ${sha256 ?? scanId}`].toSorted()}::text[]) x`.execute(tx);
  const { rows } = await sql<ProofPlace>`
    with found as (
      select id
      from label
      where (tracking_code = ${code} or mp_tracking_code = ${code})
        and exists (select from label_state s where s.label_id = label.id and ${withinType(viewer)})
      order by (tracking_code = ${code}) desc, id desc
      limit 1)
    select (select id from found) as label_id,
      (select label_id from delivery_proof where scan_id = ${scanId}) as proof_label,
      exists (select from label_entry where scan_id = ${scanId}) as entered,
      exists (select
        from delivery_proof
        where picture_sha256 = ${sha256} and label_id is distinct from (select id from found)) as used`.execute(tx);
  return rows[0] as ProofPlace;
}

export async function insertProof(tx: Tx, proof: NewProof): Promise<void> {
  await tx.insertInto('delivery_proof').values(proof).execute();
}
