import { sql } from 'kysely';
import { toIso } from '@waybill/domain/kernel/calendar.ts';
import { accountLife } from '@waybill/domain/rooms/staff/account-states.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { worksOnTheStreet } from '@waybill/domain/kernel/roles.ts';
import { defaultUserType } from '@waybill/domain/kernel/user-types.ts';
import { missingCaseActions } from '@waybill/domain/rooms/missing-cases/decide-missing-case.ts';
import {
  missingCaseLife,
  missingCaseTabNames,
  missingCaseTabs,
  ownsCases,
  type MissingCaseState,
  type MissingCaseTab,
} from '@waybill/domain/rooms/missing-cases/missing-case-states.ts';
import { suggestCompensation } from '@waybill/domain/rooms/missing-cases/suggest-compensation.ts';
import { missingCaseList } from '@waybill/contract/rooms/missing-cases/missing-cases.columns.ts';
import type {
  MissingCaseDetail,
  MissingCaseRow,
  SearchStep,
} from '@waybill/contract/rooms/missing-cases/missing-cases.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import type { Database } from '../../kernel/services.ts';
import { sameNumber } from '../../kernel/sql/filters.ts';
import { customerName, namedJson, namedJsonOrNull, personName } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { visibleLabels } from '../labels/label-scope.door.ts';
import { caseFactsOf } from './case-facts.ts';
import { caseColumns, type LockedMissingCase } from './missing-cases.store.ts';
import type { IsoRow } from '../../kernel/db/tables.ts';

const inTab = (value: string, viewer: SessionViewer) => {
  const tab: { states: readonly MissingCaseState[]; own?: true } =
    missingCaseTabs[value as MissingCaseTab] ?? missingCaseTabs.open;
  const stands = sql<boolean>`c.status = any(${[...tab.states]}::text[])`;
  return tab.own ? sql<boolean>`(${stands} and c.owner_id = ${viewer.id})` : stands;
};

const shown = sql`
  c.id, c.label_id, l.tracking_code, ${namedJson('b')} as branch, c.status, coalesce(${customerName('cu')}, l.source_name) as sender,
  ${personName('c.reported_by')} as reported_by, c.created_at as opened_at, ${personName('c.owner_id')} as owner, c.due_on,
  (select count(*)::int from missing_case_step p where p.case_id = c.id and p.ticked_at is null) as steps_left,
  c.outcome, case when c.outcome is null then null else c.amount end as amount, c.ended_at`;
const from = sql`
  missing_case c
  join label l on l.id = c.label_id
  join label_state s on s.label_id = c.label_id
  join branch b on b.id = c.branch_id
  left join customer cu on cu.id = l.merchant_id`;

/** The cases of missing parcels: a viewer who sees a parcel sees its case. */
export const missingCaseSource = listSource<MissingCaseRow>({
  definition: missingCaseList,
  id: sql`c.id`,
  from,
  columns: shown,
  scope: visibleLabels,
  sort: { due_on: sql`c.due_on`, opened_at: sql`c.created_at` },
  search: (term) => contains('l.search_key', term),
  filters: { tab: inTab, branch_id: sameNumber('c.branch_id') },
});

/** Counts the cases of each tab of open work. */
export async function readCaseCounts(db: Database, viewer: SessionViewer): Promise<Record<string, number>> {
  const open = missingCaseTabNames.filter((name) => name !== missingCaseLife.at.closed);
  const counts = open.map((name) => sql`count(*) filter (where ${inTab(name, viewer)})::int as ${sql.ref(name)}`);
  const { rows } = await sql<Record<string, number>>`
    select ${sql.join(counts)}
    from missing_case c
    join label_state s on s.label_id = c.label_id
    where c.ended_at is null and ${visibleLabels(viewer)}`.execute(db);
  return rows[0] ?? {};
}

interface RawDetail
  extends MissingCaseRow, Pick<IsoRow<'missing_case'>, 'reason' | 'bag_id' | 'proposed_at' | 'confirmed_at' | 'note'> {
  last_status: string | null;
  last_at: string | null;
  last_by: string | null;
  courier: string | null;
  bag_code: string | null;
  next_branch: MissingCaseDetail['next_branch'];
  proposer: string | null;
  confirmed_by: string | null;
  ended_by: string | null;
  payee_request: MissingCaseDetail['payee_request'];
  payout: (Omit<NonNullable<MissingCaseDetail['payout']>, 'paid_at'> & { paid_at: string }) | null;
}

/** One case with its search plan and what the viewer may do; `null` when the parcel is not theirs to see. */
export async function readCase(
  db: Database,
  viewer: SessionViewer,
  id: number,
  now: Date,
  { whoeverSees = false } = {},
): Promise<MissingCaseDetail | null> {
  const rows = await readRecords(
    db,
    sql<RawDetail>`
    select ${shown}, c.reason, e.status as last_status, e.at as last_at, ${personName('e.staff_id')} as last_by,
      ${personName('c.courier_id')} as courier, c.bag_id, g.code as bag_code, ${namedJsonOrNull('nb')} as next_branch,
      ${personName('c.proposed_by')} as proposer, c.proposed_at, ${personName('c.confirmed_by')} as confirmed_by, c.confirmed_at,
      c.note, ${personName('c.ended_by')} as ended_by,
      (select json_build_object('branch', ${namedJson('pb')}, 'payee_name', c.payee_name, 'payee_phone', c.payee_phone,
          'payee_nrc', c.payee_nrc, 'paid_by', ${personName('c.paid_by')}, 'paid_at', c.paid_at)
        from branch pb
        where pb.id = c.pay_branch_id) as payout,
      json_build_object('payee_name', c.payee_name, 'payee_phone', c.payee_phone, 'payee_nrc', c.payee_nrc,
        'payee_reason', c.payee_reason, 'payee_requested_by', ${personName('c.payee_requested_by')}) as payee_request
    from ${from}
    left join label_entry e on e.id = c.last_entry_id
    left join mailbag g on g.id = c.bag_id
    left join branch nb on nb.id = c.next_branch_id
    where c.id = ${id} and ${whoeverSees ? sql<boolean>`true` : visibleLabels(viewer)}`,
  );
  const raw = rows[0];
  if (!raw) return null;
  const { rows: facts } = await sql<LockedMissingCase>`
    select ${caseColumns} from missing_case c join label l on l.id = c.label_id where c.id = ${id}`.execute(db);
  const row = facts[0] as LockedMissingCase;
  const { bag_id, bag_code, proposer, ...rest } = raw;
  return {
    ...rest,
    ...raw,
    name: raw.tracking_code,
    version: row.version,
    customer_id: row.customer_id,
    last_at: raw.last_at,
    mailbag: bag_id === null || bag_code === null ? null : { id: bag_id, code: bag_code },
    steps: await readSteps(db, id),
    suggested: suggestCompensation(row),
    at_counter: row.owing_branch_id !== null,
    payee_request: row.payee_requested_by === null || row.paid_at !== null ? null : raw.payee_request,
    payout: raw.payout && { ...raw.payout, paid_at: toIso(new Date(raw.payout.paid_at)) },
    basis: row.basis,
    why: row.why,
    proposed_by: proposer,
    proposed_at: raw.proposed_at,
    confirmed_at: raw.confirmed_at,
    candidates: row.status === missingCaseLife.at.open && can(viewer, ownsCases) ? await readNextOwners(db, row) : [],
    actions: missingCaseActions(viewer, await caseFactsOf(db, viewer, row, now)),
  };
}

/** Who may be given the case: the people of the branches that the parcel belongs to who work on such cases, without its owner. */
export async function readNextOwners(
  db: Database,
  { label_id, owner_id }: Pick<LockedMissingCase, 'label_id' | 'owner_id'>,
): Promise<MissingCaseDetail['candidates']> {
  const { rows } = await sql<MissingCaseDetail['candidates'][number] & { level: number }>`
    select st.id, st.name, st.user_name, r.level
    from label_state s
    join staff st
      on st.branch_id = any(array[s.accept_branch_id, s.deliver_branch_id, s.holder_branch_id, s.forward_branch_id])
    join role r on r.slug = st.role_slug
    where s.label_id = ${label_id} and st.status = ${accountLife.initial} and st.user_type = ${defaultUserType}
      and st.id is distinct from ${owner_id}
      and exists (select 1 from role_permission p where p.role_slug = r.slug and p.permission = ${ownsCases})
    order by st.name, st.id`.execute(db);
  return rows.filter(({ level }) => !worksOnTheStreet(level)).map(({ level: _, ...person }) => person);
}

async function readSteps(db: Database, caseId: number): Promise<SearchStep[]> {
  return readRecords(
    db,
    sql<SearchStep>`
    select p.id, p.place, ${namedJson('b')} as branch, p.who, p.note, p.until_on, p.finding,
      ${personName('p.ticked_by')} as ticked_by, p.ticked_at
    from missing_case_step p
    join branch b on b.id = p.branch_id
    where p.case_id = ${caseId}
    order by p.id`,
  );
}
