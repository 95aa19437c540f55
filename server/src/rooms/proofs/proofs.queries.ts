import { sql } from 'kysely';
import type { DeliveryProof } from '@waybill/domain/rooms/labels/delivery-proof.ts';
import type { FileType } from '@waybill/domain/rooms/files/file-kinds.ts';
import { prepared } from '../../kernel/hot/prepared.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { visibleLabels } from '../labels/labels.door.ts';

/** What was handed in for a scan, and for which parcel. */
export interface ScanProof extends DeliveryProof {
  readonly label_id: number;
}

/** The proofs that were handed in under the numbers of these scans; asked for those alone whose labels want one. */
export async function readProofs(db: Database, scanIds: readonly string[]): Promise<ReadonlyMap<string, ScanProof>> {
  if (scanIds.length === 0) return new Map();
  const { rows } = await sql<ScanProof & { scan_id: string }>`${prepared}
    select scan_id, label_id, file_id is not null as picture, receiver_id_no is not null as identity
    from delivery_proof
    where scan_id = any(${[...scanIds]}::text[])`.execute(db);
  return new Map(rows.map(({ scan_id, ...proof }) => [scan_id, proof]));
}

export interface ProofPictureFile {
  readonly id: number;
  readonly name: string;
  readonly media_type: FileType;
  readonly content: Buffer;
}

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
