import { sql } from 'kysely';
import { commandsFrom } from '@waybill/domain/kernel/lifecycle.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { unbooked, type RemittedVerdict } from '@waybill/domain/rooms/remittances/judge-remitted.ts';
import { decideConfirm } from '@waybill/domain/rooms/remittances/remittance-ends.ts';
import { offered } from '@waybill/domain/kernel/who-may.ts';
import {
  remittanceLife,
  type RemittanceCommand,
  type RemittanceState,
} from '@waybill/domain/rooms/remittances/remittance-states.ts';
import { remittanceLineList, remittanceList } from '@waybill/contract/rooms/remittances/remittances.columns.ts';
import type {
  RemittanceDetail,
  RemittanceLineRow,
  RemittanceRow,
} from '@waybill/contract/rooms/remittances/remittances.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { namedJson, personName } from '../../kernel/sql/names.ts';
import { containsIn } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';

const id = sql`r.id`;

/** Payments of the mail post. */
export const remittanceSource = listSource<RemittanceRow>({
  definition: remittanceList,
  id,
  from: sql`remittance r join branch b on b.id = r.branch_id`,
  columns: sql`
    r.id, r.number, r.status, to_char(r.paid_on, 'YYYY-MM-DD') as paid_on, r.reference, r.bank_amount, r.mmpost_charge,
    (select count(*)::int from remittance_line x where x.remittance_id = r.id) as lines_total,
    (select count(*)::int from remittance_line x where x.remittance_id = r.id and x.waits) as lines_waiting,
    ${personName('r.created_by')} as created_by, r.created_at, ${personName('r.confirmed_by')} as confirmed_by,
    r.confirmed_at, r.file_name, (select k.name from bank_account k where k.id = r.bank_account_id) as bank_account, ${namedJson('b')} as branch`,
  scope: (viewer) => covered(viewer, 'r.branch_id'),
  sort: { id },
  search: (term) =>
    sql<boolean>`(${containsIn(sql`lower(r.number)`, term)} or ${containsIn(sql`lower(r.reference)`, term)})`,
  filters: {
    status: sameText('r.status'),
    branch_id: sameNumber('r.branch_id'),
    waits: (value) =>
      sql<boolean>`exists (select from remittance_line x where x.remittance_id = r.id and x.waits) = ${value === 'yes'}`,
  },
  row: remittanceOf,
});

function remittanceOf(raw: RemittanceRow): RemittanceRow {
  return raw;
}

/** The lines of remittances. */
export const remittanceLineSource = listSource<RemittanceLineRow>({
  definition: remittanceLineList,
  id: sql`x.id`,
  from: sql`remittance_line x join remittance r on r.id = x.remittance_id left join label l on l.id = x.label_id`,
  columns: sql`
    x.id, x.row as row_no, x.code, x.amount_text, x.amount as paid_amount, x.owed, x.difference, x.verdict, x.waits,
    ${personName('x.owner_id')} as owner, x.ended, case when x.waits then ${personName('x.back_requested_by')} end as back_requested_by, x.end_note, ${personName('x.ended_by')} as ended_by, x.label_id,
    l.tracking_code, r.number as remittance_number`,
  scope: (viewer) => covered(viewer, 'r.branch_id'),
  sort: { row_no: sql`x.row` },
  search: (term) =>
    sql<boolean>`(${containsIn(sql`lower(x.code)`, term)} or ${containsIn(sql`lower(l.tracking_code)`, term)})`,
  filters: {
    remittance_id: sameNumber('x.remittance_id'),
    verdict: sameText('x.verdict'),
    waits: (value) => sql<boolean>`x.waits = ${value === 'yes'}`,
  },
  row: (row) => row,
});

const ofLines: readonly RemittanceCommand[] = ['leave_out', 'settle'];

/** Reads one remittance with the results of its lines; `null` outside the viewer's scope. */
export async function readRemittance(
  db: Database,
  viewer: SessionViewer,
  remittanceId: number,
): Promise<RemittanceDetail | null> {
  const rows = await readRecords(
    db,
    sql<
      RemittanceRow & {
        version: number;
        bank_account_id: number | null;
        makers: number[];
        lines_amount: number;
        ready_amount: number;
        counts: Partial<Record<RemittedVerdict, number>>;
      }
    >`
    select ${remittanceSource.columns}, r.version, r.bank_account_id, r.makers, lines.lines_amount, lines.ready_amount, lines.counts
    from ${remittanceSource.from}
    cross join lateral (
      select coalesce(sum(amount) filter (where verdict <> all(${[...unbooked]}::text[])), 0)::bigint as lines_amount,
        coalesce(sum(amount) filter (where verdict = ${'matched' satisfies RemittedVerdict}), 0)::bigint as ready_amount,
        coalesce(jsonb_object_agg(verdict, n), '{}') as counts
      from (select verdict, sum(amount)::bigint as amount, count(*)::int as n from remittance_line where remittance_id = r.id group by verdict) c
    ) lines
    where r.id = ${remittanceId} and ${covered(viewer, 'r.branch_id')}`,
  );
  const raw = rows[0];
  if (!raw) return null;
  const { version, bank_account_id, makers, lines_amount, ready_amount, counts, ...row } = raw;
  const actions = commandsFrom(remittanceLife, row.status as RemittanceState)
    .filter((command) => !ofLines.includes(command) && can(viewer, remittanceLife.commands[command].permission))
    .map((command) =>
      offered(
        command,
        command === 'confirm' ? decideConfirm(viewer, makers) : null,
        remittanceLife.commands[command].permission,
      ),
    );
  return { ...remittanceOf(row), version, bank_account_id, lines_amount, ready_amount, counts, actions };
}
