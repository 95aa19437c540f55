import { sql } from 'kysely';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { moneyOf, type LabelFigures } from '@waybill/domain/rooms/labels/label-money.ts';
import { isLabelStatus, isVisible } from '@waybill/domain/rooms/labels/label-statuses.ts';
import type { DeliveryProof } from '@waybill/domain/rooms/labels/delivery-proof.ts';
import type { ProofPack } from '@waybill/contract/rooms/proofs/proof-pack.contract.ts';
import type { Database } from '../../kernel/services.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { namedJsonOrNull } from '../../kernel/sql/names.ts';
import type { OpenedLink } from './proof-links.store.ts';
import type { ProofPictureFile } from './proofs.queries.ts';
import type { IsoRow } from '../../kernel/db/tables.ts';

/** The proof of the delivery that counts, of label `l`. */
const countingProof = sql`
  left join lateral (
    select p.*
    from delivery_proof p
    join label_entry e on e.scan_id = p.scan_id
    where p.label_id = l.id and e.label_id = l.id and e.viewable
    order by e.id desc
    limit 1) proof on true`;

interface RawPack
  extends
    LabelFigures,
    Pick<ProofPack, 'tracking_code' | 'status' | 'township'>,
    Pick<IsoRow<'label_state'>, 'accepted_at' | 'delivered_at' | 'cod_status'> {
  sender_name: string | null;
  receiver_name: string | null;
  proof_at: string | null;
  kind: NonNullable<ProofPack['proof']>['kind'];
  handed_to: string | null;
  identity: DeliveryProof['identity'];
  by_code: boolean;
  without_code: boolean;
}

/** Everything about one parcel that its link shows (G-04): no name of staff, no phone, no number of an identity paper. */
export async function readProofPack(db: Database, { label_id, expires_at }: OpenedLink, now: Date): Promise<ProofPack> {
  const rows = await readRecords(
    db,
    sql<RawPack>`
    select l.tracking_code, s.status, l.source_name as sender_name, l.destination_name as receiver_name,
      ${namedJsonOrNull('t')} as township, s.accepted_at, s.delivered_at, s.cod_status, l.payment_type, l.cod_amount,
      l.cod_fee, l.shipping_total, l.return_fee, proof.kind, proof.handed_to,
      proof.receiver_id_no is not null as identity, proof.created_at as proof_at, coalesce(proof.code_right, false) as by_code,
      s.delivered_at is not null and coalesce(code.waived_at <= s.delivered_at, false) and not coalesce(proof.code_right, false) as without_code
    from label l
    join label_state s on s.label_id = l.id
    left join place t on t.id = l.destination_place_id
    left join delivery_code code on code.label_id = l.id
    ${countingProof}
    where l.id = ${label_id}`,
  );
  const raw = rows[0];
  if (!raw) throw new Error(`there is no label ${label_id}`);
  const scans = await readRecords(
    db,
    sql<ProofPack['scans'][number]>`
    select e.at, e.status, ${namedJsonOrNull('b')} as branch, e.reason
    from label_entry e
    left join branch b on b.id = e.branch_id
    where e.label_id = ${label_id} and e.viewable
    order by e.id`,
  );
  const calls = await readRecords(
    db,
    sql<ProofPack['calls'][number]>`
    select at, type, nth, outcome, result from call_log where label_id = ${label_id} order by id`,
  );
  const { tracking_code, status, sender_name, receiver_name, township, cod_status } = raw;
  const { payment_type, cod_amount, cod_fee, shipping_total } = raw;
  return {
    tracking_code,
    status,
    sender_name,
    receiver_name,
    township,
    accepted_at: raw.accepted_at,
    delivered_at: raw.delivered_at,
    printed_at: toIso(now),
    expires_at: toIso(expires_at),
    scans: scans.filter((scan) => isLabelStatus(scan.status) && isVisible(scan.status)),
    calls,
    proof:
      raw.proof_at === null
        ? null
        : {
            kind: raw.kind,
            handed_to: raw.handed_to,
            identity: raw.identity,
            by_code: raw.by_code,
            at: raw.proof_at,
          },
    without_code: raw.without_code,
    money: {
      payment_type,
      cod_amount,
      cod_charge: moneyOf(raw).cod_charge,
      cod_fee,
      shipping_total,
      cod_status,
    },
  };
}

/** The picture of the delivery that counts. */
export async function readPackPicture(db: Database, labelId: number): Promise<ProofPictureFile | undefined> {
  const { rows } = await sql<ProofPictureFile>`
    select f.id, f.name, f.media_type, f.content
    from label l
    ${countingProof}
    join stored_file f on f.id = proof.file_id
    where l.id = ${labelId}`.execute(db);
  return rows[0];
}
