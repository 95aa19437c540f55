import { CompiledQuery, sql } from 'kysely';
import type { DeliveryProof } from '@waybill/domain/rooms/labels/delivery-proof.ts';
import { planMark } from '../../kernel/hot/prepared.ts';
import { rowArrays } from '../../kernel/hot/row-arrays.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { visibleLabels } from '../labels/label-scope.door.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

/** Proof uploaded for a scan, with its parcel. */
export interface ScanProof extends DeliveryProof {
  readonly label_id: number;
}

/** A delivering scan of a label that wants a proof. */
export type ProvingScan = Pick<TableRow<'delivery_proof'>, 'scan_id' | 'label_id' | 'staff_id'>;

const provingArrays = rowArrays({ scan_id: 'text', label_id: 'bigint', staff_id: 'bigint' });

/**
 * The proofs that were handed in under the numbers of these scans; asked for those alone whose labels want one. Who decided that a parcel goes without its code
 * does not record its delivery.
 */
export async function readProofs(db: Database, scans: readonly ProvingScan[]): Promise<ReadonlyMap<string, ScanProof>> {
  if (scans.length === 0) return new Map();
  const text = `${planMark}
    select a.scan_id, coalesce(p.label_id, a.label_id) as label_id, p.file_id is not null as picture, p.receiver_id_no is not null as identity,
      coalesce(p.code_right, false) or coalesce(c.waived_by <> a.staff_id, false) as code
    from ${provingArrays.from(1)} as a
    left join delivery_proof p on p.scan_id = a.scan_id
    left join delivery_code c on c.label_id = a.label_id and c.waived_by is not null
    where p.id is not null or c.label_id is not null`;
  const { rows } = await db.executeQuery<ScanProof & { scan_id: string }>(
    CompiledQuery.raw(text, [...provingArrays.values(scans)]),
  );
  return new Map(rows.map(({ scan_id, ...proof }) => [scan_id, proof]));
}

export type ProofPictureFile = Pick<TableRow<'stored_file'>, 'id' | 'name' | 'media_type' | 'content'>;

/** The picture of a proof, if its label is the viewer's to see; `null` for any other, as for one that does not exist. */
export async function readProofPicture(
  db: Database,
  viewer: SessionViewer,
  id: number,
): Promise<ProofPictureFile | null> {
  const { rows } = await sql<ProofPictureFile>`
    select f.id, f.name, f.media_type, f.content
    from delivery_proof p
    join stored_file f on f.id = p.file_id
    join label_state s on s.label_id = p.label_id
    where p.id = ${id} and ${visibleLabels(viewer)}`.execute(db);
  return rows[0] ?? null;
}
