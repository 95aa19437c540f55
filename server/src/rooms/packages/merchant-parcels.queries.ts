import { sql } from 'kysely';
import { businessDate, dayBounds, toIso } from '@waybill/domain/kernel/calendar.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { Period } from '@waybill/domain/rooms/dashboard/periods.ts';
import type { Rollup } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { reportProblem } from '@waybill/domain/rooms/reports/report-periods.ts';
import type { MerchantParcels } from '@waybill/contract/rooms/packages/packages.contract.ts';
import type { ReadContext } from '../../kernel/context.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { linkedPaper, paperLink } from '../../kernel/paper-links.ts';
import { customerName, namedJsonOrNull } from '../../kernel/sql/names.ts';
import { customerScope } from '../customers/customers.door.ts';
import { visibleLabels } from '../labels/label-scope.door.ts';

/** As many parcels as one paper holds. */
const most = 3_000;

const document = (id: number, { from, to }: Period) => ({ kind: `merchant:${from}:${to}`, id });
const plain = (day: string) => day.replaceAll('-', '');
const dashed = (day: string) => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;

/** A link to the parcels of a merchant, which says itself whose and of which days: `7.20261101.20261130.<hash>` (N-18). */
export async function merchantLink(
  context: ReadContext,
  id: number,
  days: Partial<Period>,
): Promise<{ data: { hash: string; expires_at: string } } | Refusal> {
  const from = days.from ?? businessDate(context.now);
  const period = { from, to: days.to ?? from };
  const problem = reportProblem(period);
  if (problem) return problem;
  const paper = await readMerchantParcels(context, id, period);
  if (isRefusal(paper)) return paper;
  const { data } = await paperLink(context, document(id, period));
  return { data: { ...data, hash: `${id}.${plain(period.from)}.${plain(period.to)}.${data.hash}` } };
}

/** Returns the parcels that a merchant's link opens. Refused: `link_invalid` for a wrong, foreign or expired hash, and for unknown parcels alike. */
export async function readMerchantReport(
  context: ReadContext,
  text: string,
): Promise<{ data: MerchantParcels } | Refusal> {
  const [, id, from, to, hash] = /^([1-9][0-9]{0,14})\.([0-9]{8})\.([0-9]{8})\.(.+)$/.exec(text) ?? [];
  if (id === undefined || from === undefined || to === undefined || hash === undefined) return refuse('link_invalid');
  const period = { from: dashed(from), to: dashed(to) };
  if (!(await linkedPaper(context, [document(Number(id), period)], hash))) return refuse('link_invalid');
  return readMerchantParcels(context, Number(id), period);
}

type RawLine = Omit<MerchantParcels['lines'][number], 'accepted_at' | 'delivered' | 'returned'> & {
  readonly accepted_at: string;
  readonly rollup: Rollup;
};

async function readMerchantParcels(
  { db, viewer, now }: ReadContext,
  id: number,
  { from, to }: Period,
): Promise<{ data: MerchantParcels } | Refusal> {
  const { rows: found } = await sql<MerchantParcels['merchant']>`
    select c.id, ${customerName('c')} as name from customer c where c.id = ${id} and ${customerScope(viewer)}`.execute(
    db,
  );
  const merchant = found[0];
  if (!merchant) return refuse('not_found');
  const rows = await readRecords(
    db,
    sql<RawLine>`
    select l.tracking_code, s.accepted_at, l.destination_name as receiver_name, ${namedJsonOrNull('t')} as township,
      s.status, s.rollup, l.cod_amount
    from label l
    join label_state s on s.label_id = l.id
    left join place t on t.id = l.destination_place_id
    where l.merchant_id = ${id} and s.accepted_at >= ${dayBounds(from)[0]} and s.accepted_at < ${dayBounds(to)[1]}
      and ${visibleLabels(viewer)}
    order by s.accepted_at, l.id
    limit ${most + 1}`,
  );
  if (rows.length > most) return refuse('report_too_many', { values: { n: most } });
  return {
    data: {
      merchant,
      from,
      to,
      printed_at: toIso(now),
      lines: rows.map(({ rollup, ...row }) => ({
        ...row,
        delivered: rollup === ended.delivered,
        returned: rollup === ended.returned,
      })),
    },
  };
}

const ended = { delivered: 'delivered', returned: 'returned' } as const satisfies Record<string, Rollup>;
