import { sql } from 'kysely';
import { readCode } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { webhookLife } from '@waybill/domain/rooms/webhooks/webhook-states.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import type { KeyOwner } from '@waybill/domain/kernel/key-owners.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { visibleLabels } from '../labels/label-scope.door.ts';

/** The parcel of this code, as somebody writes it, that the viewer sees; null for any other. */
export async function readWalked(
  db: Database,
  viewer: SessionViewer,
  text: string,
): Promise<{ readonly id: number; readonly code: string } | null> {
  const code = readCode(text)?.code;
  if (code === undefined) return null;
  const { rows } = await sql<{ id: number }>`
    select l.id from label l join label_state s on s.label_id = l.id
    where l.tracking_code = ${code} and ${visibleLabels(viewer)}`.execute(db);
  return rows[0] ? { id: rows[0].id, code } : null;
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

/** The webhooks of an owner that are on, the oldest first. */
export async function readOwnWebhooks(
  db: Database,
  { customer_id, branch_id, owner_kind, owner_name }: Omit<Awaited<ReturnType<typeof readKeyOwner>>, 'name'>,
): Promise<readonly { readonly id: number; readonly url: string }[]> {
  const all = db
    .selectFrom('webhook_endpoint')
    .select(['id', 'url'])
    .where('status', '=', webhookLife.at.enabled)
    .orderBy('id');
  return customer_id === null
    ? all
        .where('customer_id', 'is', null)
        .where('branch_id', '=', branch_id)
        .where('owner_kind', '=', owner_kind)
        .where('owner_name', 'is not distinct from', owner_name)
        .execute()
    : all.where('customer_id', '=', customer_id).execute();
}

/** Whose COD a parcel of the sandbox collects, and the branch that delivers it. */
export async function readPayee(db: Database, labelId: number) {
  return db
    .selectFrom('label as l')
    .innerJoin('label_state as s', 's.label_id', 'l.id')
    .select(['l.merchant_id', 'l.cod_amount', 'l.deliver_branch_id', 's.status'])
    .where('l.id', '=', labelId)
    .$narrowType<{ status: LabelStatus }>()
    .executeTakeFirstOrThrow();
}
