import { sql, type RawBuilder } from 'kysely';
import { commandsFrom } from '@waybill/domain/kernel/lifecycle.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { feedbackLife, openFeedback } from '@waybill/domain/rooms/feedbacks/feedback-states.ts';
import { feedbackList } from '@waybill/contract/rooms/feedbacks/feedbacks.columns.ts';
import type {
  FeedbackDetail,
  FeedbackOfMerchant,
  FeedbackRow,
} from '@waybill/contract/rooms/feedbacks/feedbacks.contract.ts';
import { columnsFor, listSource } from '../../kernel/lists.ts';
import { covered } from '../../kernel/scope.ts';
import { readRecords } from '../../kernel/read-records.ts';
import type { Database } from '../../kernel/services.ts';
import { sameNumber, sameText } from '../../kernel/sql/filters.ts';
import { customerName, personName } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { visibleLabels } from '../labels/label-scope.door.ts';

const from = sql`feedback f
  left join label l on l.id = f.label_id
  left join label_state s on s.label_id = f.label_id
  left join customer cu on cu.id = f.merchant_id`;

/** The feedback `f` that somebody sees: on parcels that they see, and on the service by merchants of their branches. */
export const feedbackScope = (viewer: SessionViewer): RawBuilder<boolean> =>
  sql<boolean>`case when f.label_id is null then ${covered(viewer, 'f.branch_id')} else ${visibleLabels(viewer)} end`;

/** The list of feedback, visible to everyone who sees the parcel. */
export const feedbackSource = listSource<FeedbackRow>({
  definition: feedbackList,
  id: sql`f.id`,
  from,
  columns: sql`f.id, f.label_id, l.tracking_code, f.score, f.body as text, ${customerName('cu')} as merchant, f.status, f.source,
    ${personName('f.created_by')} as created_by, f.created_at, ${personName('f.owner_id')} as owner, f.done`,
  scope: feedbackScope,
  sort: { score: sql`f.score`, created_at: sql`f.created_at` },
  search: (term) => contains('l.search_key', term),
  filters: {
    status: sameText('f.status'),
    score: sameNumber('f.score'),
    source: sameText('f.source'),
    merchant_id: sameNumber('f.merchant_id'),
  },
});

/** Counts open feedback by merchant, the most first (C-01). */
export async function countOpenFeedback(db: Database, viewer: SessionViewer): Promise<FeedbackOfMerchant[]> {
  const { rows } = await sql<FeedbackOfMerchant>`
    select f.merchant_id as id, ${customerName('cu')} as name, count(*)::int as count
    from ${from}
    where f.status = ${openFeedback} and ${feedbackScope(viewer)}
    group by f.merchant_id, cu.business_name, cu.customer_name
    order by count(*) desc, f.merchant_id`.execute(db);
  return rows;
}

/** Returns when the newest open feedback was given; null without any. */
export async function newestFeedback(db: Database, viewer: SessionViewer): Promise<Date | null> {
  const { rows } = await sql<{ newest: Date | null }>`
    select max(f.created_at) as newest from ${from} where f.status = ${openFeedback} and ${feedbackScope(viewer)}`.execute(
    db,
  );
  return rows[0]?.newest ?? null;
}

/** Reads one piece of feedback with the viewer's actions; `null` when its parcel is not visible to them. */
export async function readFeedback(db: Database, viewer: SessionViewer, id: number): Promise<FeedbackDetail | null> {
  const rows = await readRecords(
    db,
    sql<FeedbackRow & { closed_at: string | null; version: number }>`
    select ${columnsFor(feedbackSource, viewer)}, f.closed_at, f.version from ${from} where f.id = ${id} and ${feedbackScope(viewer)}`,
  );
  const raw = rows[0];
  if (!raw) return null;
  const offered = commandsFrom(feedbackLife, raw.status).filter((command) =>
    can(viewer, feedbackLife.commands[command].permission),
  );
  return {
    ...feedbackSource.row(raw, viewer),
    name: raw.tracking_code ?? raw.merchant ?? '',
    version: raw.version,
    closed_at: raw.closed_at,
    actions: offered.map((command) => ({ command, blocked: null })),
  };
}
