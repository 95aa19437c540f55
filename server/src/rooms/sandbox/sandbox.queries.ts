import { sql } from 'kysely';
import type { KeyOwner } from '@waybill/domain/rooms/api-keys/key-owners.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { visibleLabels } from '../labels/labels.door.ts';

/** The parcel of this code that the viewer sees; null for any other. */
export async function readWalkedId(db: Database, viewer: SessionViewer, code: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select l.id from label l join label_state s on s.label_id = l.id
    where l.tracking_code = ${code} and ${visibleLabels(viewer)}`.execute(db);
  return rows[0]?.id ?? null;
}

/** Whose program a key is, as the form of a webhook names it. */
export async function readKeyOwner(db: Database, keyId: number) {
  return db
    .selectFrom('api_key')
    .select(['name', 'owner_kind', 'customer_id', 'branch_id', 'owner_name'])
    .where('id', '=', keyId)
    .$narrowType<{ owner_kind: KeyOwner }>()
    .executeTakeFirstOrThrow();
}
