import { sql, type RawBuilder } from 'kysely';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { caseLife } from '@waybill/domain/rooms/mailbags/mailbag-cases.ts';
import { fillProblem, mailbagActions, readProblem, seesSeal } from '@waybill/domain/rooms/mailbags/decide-mailbag.ts';
import {
  mailbagStageNames,
  mailbagStages,
  packed,
  type PackedState,
  mailbagLife,
} from '@waybill/domain/rooms/mailbags/mailbag-states.ts';
import { mailbagList, packedList } from '@waybill/contract/rooms/mailbags/mailbags.columns.ts';
import type { MailbagDetail, MailbagRow, PackedRow } from '@waybill/contract/rooms/mailbags/mailbags.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { daysOf, sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { namedJson, personName } from '../../kernel/sql/names.ts';
import { containsIn } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { refusedScan, type Outcomes } from '../scan-kit/scan-kit.door.ts';
import type { TableRow } from '../../kernel/db/tables.ts';

/** A bag is seen by the branch that sent it, the one that has it and the one it is for. */
export function mailbagScope(viewer: Pick<SessionViewer, 'covers'>): RawBuilder<boolean> {
  return sql<boolean>`(${covered(viewer, 'g.from_branch_id')} or ${covered(viewer, 'g.to_branch_id')} or ${covered(viewer, 'g.holder_branch_id')})`;
}

/** Users who unload bags see every bag on the road: a bag loaded by mistake is unknown to the branch where it arrives. */
export function movingScope(viewer: Pick<SessionViewer, 'covers'>): RawBuilder<boolean> {
  return sql<boolean>`(${mailbagScope(viewer)} or g.status = any(${[...mailbagStages.road]}::text[]))`;
}

const id = sql`g.id`;

/** Mailbags (S-23). */
export const mailbagSource = listSource<MailbagRow>({
  definition: mailbagList,
  id,
  from: sql`
    mailbag g
    join branch f on f.id = g.from_branch_id
    join branch t on t.id = g.to_branch_id
    join branch h on h.id = g.holder_branch_id`,
  columns: sql`
    g.id, g.code, g.status, ${namedJson('f', ['code'])} as "from", ${namedJson('t', ['code'])} as "to",
    ${namedJson('h', ['code'])} as holder, g.parcels,
    (select count(*)::int
      from mailbag_case c
      where c.mailbag_id = g.id and c.status = ${caseLife.at.open}) as open_cases,
    ${personName('g.created_by')} as created_by, g.created_at, g.updated_at`,
  scope: mailbagScope,
  sort: { id },
  search: (term) => containsIn(sql`lower(g.code)`, term),
  filters: {
    stage: (value) => {
      const stage = mailbagStageNames.find((name) => name === value);
      return stage ? sql<boolean>`g.status = any(${[...mailbagStages[stage]]}::text[])` : sql<boolean>`false`;
    },
    from_branch_id: sameNumber('g.from_branch_id'),
    to_branch_id: sameNumber('g.to_branch_id'),
    holder_branch_id: sameNumber('g.holder_branch_id'),
    from: daysOf('g.created_at').from,
    until: daysOf('g.created_at').to,
  },
});

interface RawDetail
  extends MailbagRow, Pick<TableRow<'mailbag'>, 'version' | 'remark' | 'seal_no' | 'seal_read' | 'weight_g'> {
  counts: Partial<Record<string, number>>;
  damaged: number;
  entries: { id: number; status: string; branch: MailbagRow['from']; by: string; at: string; note: string | null }[];
}

/** One bag with its log and what the viewer may do with it; `null` when it is not theirs to see. */
export async function readMailbag(db: Database, viewer: SessionViewer, bagId: number): Promise<MailbagDetail | null> {
  const rows = await readRecords(
    db,
    sql<RawDetail>`
    select ${mailbagSource.columns}, g.version, g.remark, g.seal_no, g.seal_read, g.weight_g,
      (select coalesce(jsonb_object_agg(p.state, p.n), '{}')
        from (select state, count(*)::int as n from mailbag_parcel where mailbag_id = g.id group by state) p) as counts,
      (select count(*)::int from mailbag_parcel where mailbag_id = g.id and damaged) as damaged,
      (select coalesce(json_agg(json_build_object('id', e.id, 'status', e.status, 'branch', ${namedJson('b')},
            'by', ${personName('e.staff_id')}, 'at', e.at, 'note', e.note) order by e.id), '[]')
        from mailbag_entry e
        join branch b on b.id = e.branch_id
        where e.mailbag_id = g.id) as entries
    from ${mailbagSource.from}
    where g.id = ${bagId} and ${mailbagScope(viewer)}`,
  );
  const raw = rows[0];
  if (!raw) return null;
  const { weight_g, counts, damaged, entries, seal_no, version, remark, seal_read } = raw;
  const count = (state: PackedState) => counts[state] ?? 0;
  const facts = {
    status: raw.status,
    from_branch_id: raw.from.id,
    to_branch_id: raw.to.id,
    holder_branch_id: raw.holder.id,
    parcels: count(packed.in),
  };
  const mayFill = fillProblem(viewer, facts) === null;
  return {
    id: raw.id,
    code: raw.code,
    name: raw.code,
    status: raw.status,
    from: raw.from,
    to: raw.to,
    holder: raw.holder,
    parcels: raw.parcels,
    open_cases: raw.open_cases,
    created_by: raw.created_by,
    created_at: raw.created_at,
    updated_at: raw.updated_at,
    version,
    remark,
    seal_no: seesSeal(viewer, facts) ? seal_no : null,
    seal_read,
    weight: weight_g === null ? null : weight_g / 1_000,
    counts: {
      in: count('in'),
      matched: count('matched'),
      short: count('short'),
      over: count('over'),
      elsewhere: count('elsewhere'),
      damaged,
    },
    entries: entries.map((entry) => ({ ...entry, at: toIso(new Date(entry.at)) })),
    may_fill: mayFill,
    may_read: readProblem(viewer, facts) === null,
    may_remove: mayFill && facts.parcels === 0 && entries.length === 0,
    actions: mailbagActions(viewer, facts),
  };
}

/** The parcels of bags. */
export const packedSource = listSource<PackedRow>({
  definition: packedList,
  id: sql`p.id`,
  from: sql`
    mailbag_parcel p
    join mailbag g on g.id = p.mailbag_id
    join label l on l.id = p.label_id
    join label_state s on s.label_id = p.label_id
    join branch d on d.id = s.deliver_branch_id`,
  columns: sql`
    p.id, p.label_id, p.mailbag_id, l.tracking_code, p.state, p.damaged, s.status,
    ${namedJson('d')} as deliver_branch, l.destination_name as receiver_name, p.packed_at,
    ${personName('p.packed_by')} as packed_by, p.read_at, ${personName('p.read_by')} as read_by`,
  scope: mailbagScope,
  sort: { packed_at: sql`p.packed_at` },
  search: (term) => containsIn(sql`lower(l.tracking_code)`, term),
  filters: { mailbag_id: sameNumber('p.mailbag_id'), state: sameText('p.state') },
});

/** A wrong parcel is refused with the branch it goes to and the bag it belongs into. */
export async function nameRightBags(
  { tx, locale }: CommandContext,
  bag: { readonly from_branch_id: number },
  wrong: readonly { readonly index: number; readonly branchId: number; readonly labelId: number }[],
  outcomes: Outcomes,
): Promise<void> {
  if (wrong.length === 0) return;
  const { rows } = await sql<{
    id: number;
    name_en: string;
    name_mm: string;
    name_zh: string | null;
    code: string | null;
  }>`
    select b.id, b.name_en, b.name_mm, b.name_zh,
      (select g.code
        from mailbag g
        where g.from_branch_id = ${bag.from_branch_id} and g.to_branch_id = b.id and g.status = ${mailbagLife.at.pending}
        order by g.id desc
        limit 1) as code
    from branch b
    where b.id = any(${wrong.map(({ branchId }) => branchId)}::bigint[])`.execute(tx);
  for (const { index, branchId, labelId } of wrong) {
    const branch = rows.find(({ id }) => id === branchId);
    const name = branch ? localName(branch, locale) : '–';
    outcomes.set(
      index,
      branch?.code
        ? refusedScan(labelId, 'bag_wrong_parcel', { branch_id: branchId, bag: branch.code })
        : refusedScan(labelId, 'bag_none_open', { branch_id: branchId, branch: name }),
    );
  }
}
