import { sql } from 'kysely';
import { refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { proofLinkLifetime } from '@waybill/domain/rooms/proofs/proof-link.ts';
import type { ProofLink } from '@waybill/contract/rooms/proofs/proof-pack.contract.ts';
import type { CommandContext, ReadContext, RequestContext } from '../../kernel/context.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { isGoodLink, linkHash, type LinkFacts } from '../../kernel/link-hash.ts';
import { installationSecret } from '../../kernel/secrets.ts';
import type { Database } from '../../kernel/services.ts';
import { personName } from '../../kernel/sql/names.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { visibleLabels } from '../labels/label-scope.door.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

type Answer = Promise<{ data: { links: ProofLink[] } } | Refusal>;

/** The hash is bound to the row of the link and to who made it. */
const factsOf = (id: number, createdBy: number): LinkFacts => ({ kind: 'proof', id, staffId: createdBy });

type SeenLabel = Pick<TableRow<'label'>, 'tracking_code' | 'branch_id'>;

async function seenLabel(db: Database, viewer: SessionViewer, labelId: number): Promise<SeenLabel | undefined> {
  const { rows } = await sql<SeenLabel>`
    select l.tracking_code, l.branch_id
    from label l
    join label_state s on s.label_id = l.id
    where l.id = ${labelId} and ${visibleLabels(viewer)}`.execute(db);
  return rows[0];
}

type RawLink = Omit<ProofLink, 'hash'> & { readonly maker_id: number };

/** Reads the links of a parcel, for users who may see it, with the address of valid ones. */
export async function readProofLinks(
  { viewer, services, now }: Pick<ReadContext, 'viewer' | 'services' | 'now'>,
  db: Database,
  labelId: number,
): Answer {
  if (!(await seenLabel(db, viewer, labelId))) return refuse('not_found');
  const secret = await installationSecret(db, services);
  const rows = await readRecords(
    db,
    sql<RawLink>`
    select k.id, k.made_for, ${personName('k.made_by')} as made_by, k.made_by as maker_id, k.made_at, k.expires_at,
      ${personName('k.revoked_by')} as revoked_by, k.opened, k.opened_at
    from proof_link k
    where k.label_id = ${labelId}
    order by k.id desc
    limit 50`,
  );
  return {
    data: {
      links: rows.map(({ maker_id, ...row }) => ({
        ...row,
        hash:
          row.revoked_by === null && new Date(row.expires_at) > now
            ? linkHash(secret, factsOf(row.id, maker_id), new Date(row.expires_at))
            : null,
      })),
    },
  };
}

/** Makes a link for somebody; it opens the proofs of this parcel for seven days. */
export async function makeProofLink(context: CommandContext, labelId: number, madeFor: string): Answer {
  const { tx, viewer, now } = context;
  const label = await seenLabel(tx, viewer, labelId);
  if (!label) return refuse('not_found');
  await sql`
    insert into proof_link (label_id, made_for, made_by, made_at, expires_at)
    values (${labelId}, ${madeFor}, ${viewer.id}, ${now}, ${new Date(now.getTime() + proofLinkLifetime)})`.execute(tx);
  context.audit({
    room: 'labels',
    record: labelId,
    name: label.tracking_code,
    action: 'link_proofs',
    branchId: label.branch_id,
    after: { remark: madeFor },
  });
  return readProofLinks(context, tx, labelId);
}

/** Revokes a link. Any user who may see the parcel may revoke its links, once. */
export async function revokeProofLink(context: CommandContext, labelId: number, linkId: number): Answer {
  const { tx, viewer, now } = context;
  const label = await seenLabel(tx, viewer, labelId);
  if (!label) return refuse('not_found');
  const { rows } = await sql<{ made_for: string; revoked: boolean }>`
    select made_for, revoked_at is not null as revoked from proof_link
    where id = ${linkId} and label_id = ${labelId} for update`.execute(tx);
  const link = rows[0];
  if (!link) return refuse('not_found');
  if (link.revoked) return refuse('state_not_allowed');
  await sql`update proof_link set revoked_by = ${viewer.id}, revoked_at = ${now} where id = ${linkId}`.execute(tx);
  context.audit({
    room: 'labels',
    record: labelId,
    name: label.tracking_code,
    action: 'revoke_proofs',
    branchId: label.branch_id,
    after: { remark: link.made_for },
  });
  return readProofLinks(context, tx, labelId);
}

export type OpenedLink = Pick<TableRow<'proof_link'>, 'id' | 'label_id' | 'expires_at'>;

/** The link that this hash opens, counted; `null` alike for a wrong, expired or revoked one and for one that was never made. */
export async function openProofLink(
  { db, services, now }: RequestContext,
  { id, hash }: { readonly id: number; readonly hash: string },
  { counted }: { readonly counted: boolean },
): Promise<OpenedLink | null> {
  const { rows } = await sql<OpenedLink & { made_by: number }>`
    select id, label_id, expires_at, made_by from proof_link
    where id = ${id} and revoked_at is null and expires_at > ${now}`.execute(db);
  const link = rows[0];
  // The hash is looked at for a link that was never made too, so that both answers take as long.
  const good = isGoodLink(await installationSecret(db, services), factsOf(id, link?.made_by ?? 0), hash, now);
  if (!link || !good) return null;
  if (counted) await sql`update proof_link set opened = opened + 1, opened_at = ${now} where id = ${id}`.execute(db);
  return link;
}
