import { sql, type RawBuilder } from 'kysely';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { announcementLife, publicState } from '@waybill/domain/rooms/announcements/announcement-states.ts';
import {
  announcementActions,
  decideRewrite,
  writesAnnouncements,
} from '@waybill/domain/rooms/announcements/decide-announcement.ts';
import { announcementList } from '@waybill/contract/rooms/announcements/announcements.columns.ts';
import type {
  AnnouncementDetail,
  AnnouncementNoti,
  AnnouncementRow,
} from '@waybill/contract/rooms/announcements/announcements.contract.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { columnsFor, listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { covered } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { sameText } from '../../kernel/sql/filters.ts';
import { customerName } from '../../kernel/sql/names.ts';
import { contains } from '../../kernel/sql/search-text.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import type { IsoRow } from '../../kernel/db/tables.ts';

type Names = AnnouncementDetail['role_names'];

interface RawAnnouncement extends Pick<
  IsoRow<'announcement'>,
  'id' | 'title' | 'status' | 'created_by' | 'created_at' | 'published_at'
> {
  author: string;
  author_level: number;
  is_new: boolean;
  roles: Names;
  branches: Names;
  for_merchants: boolean;
  customers: AnnouncementDetail['customer_names'];
}

/** Published, and for the viewer's role and one of their branches (N-29); for people of a merchant, for theirs or for all of its branch (U-06). */
function meantFor(viewer: SessionViewer): RawBuilder<boolean> {
  if (viewer.merchant)
    return sql<boolean>`(a.status = ${publicState} and a.for_merchants and case when a.for_customers = '{}'
      then a.for_branches = '{}' or ${viewer.branchId}::bigint = any(a.for_branches) else ${viewer.customerId ?? null}::bigint = any(a.for_customers) end)`;
  const theirs =
    viewer.covers === 'all'
      ? sql`true`
      : sql`(a.for_branches = '{}' or a.for_branches && ${[...viewer.covers]}::bigint[])`;
  return sql<boolean>`(a.status = ${publicState} and not a.for_merchants and (a.for_roles = '{}' or ${viewer.role}::text = any(a.for_roles)) and ${theirs})`;
}

/**
 * The viewer's scope: announcements for them; authors also see their own in every state, and those published for a branch they cover, so that they
 * can be withdrawn when the author has left. Drafts are visible only to their author.
 */
export function announcementScope(viewer: SessionViewer): RawBuilder<boolean> {
  if (!writesAnnouncements(viewer)) return meantFor(viewer);
  return sql<boolean>`(${meantFor(viewer)} or a.created_by = ${viewer.id} or (a.status <> ${announcementLife.initial} and ${covered(viewer, 'a.branch_id')}))`;
}

function readBy(viewer: SessionViewer): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from announcement_read seen where seen.announcement_id = a.id and seen.staff_id = ${viewer.id})`;
}

/** Published and not read yet; an unpublished announcement is unread for no user. */
function isNew(viewer: SessionViewer): RawBuilder<boolean> {
  return sql<boolean>`(a.status = ${publicState} and not ${readBy(viewer)})`;
}

const roleNames = sql`
  (select coalesce(json_agg(json_build_object('name_en', r.name_en, 'name_mm', r.name_mm, 'name_zh', r.name_zh)
    order by r.level, r.slug),
    '[]')
    from role r
    where r.slug = any(a.for_roles))`;
const branchNames = sql`
  (select coalesce(json_agg(json_build_object('name_en', b.name_en, 'name_mm', b.name_mm, 'name_zh', b.name_zh)
    order by b.code),
    '[]')
    from branch b
    where b.id = any(a.for_branches))`;

const customerNames = sql`
  (select coalesce(json_agg(json_build_object('id', c.id, 'name', ${customerName('c')}) order by c.id), '[]')
    from customer c
    where c.id = any(a.for_customers))`;

/** The list of announcements (N-29). */
export const announcementSource = listSource<RawAnnouncement, AnnouncementRow>({
  definition: announcementList,
  id: sql`a.id`,
  from: sql`announcement a join staff st on st.id = a.created_by join role author on author.slug = st.role_slug`,
  columns: sql`a.id, a.title, a.status, a.created_by, st.name as author, author.level as author_level, a.created_at, a.published_at, ${roleNames} as roles, ${branchNames} as branches, a.for_merchants, ${customerNames} as customers`,
  ownColumns: (viewer) => sql`${isNew(viewer)} as is_new`,
  scope: announcementScope,
  sort: {
    title: sql`a.title`,
    created_by: sql`st.name`,
    published_at: sql`coalesce(a.published_at, a.created_at)`,
    created_at: sql`a.created_at`,
  },
  search: (term) => contains('a.search_key', term),
  filters: {
    status: sameText('a.status'),
    read: (value, viewer) => sql<boolean>`${isNew(viewer)} = ${value === 'no'}::boolean`,
  },
  row: (raw, viewer) => ({
    id: raw.id,
    title: raw.title,
    read: raw.is_new ? 'new' : 'read',
    status: raw.status,
    audience: viewer.merchant ? [] : audienceOf(raw),
    created_by: raw.author,
    published_at: raw.published_at,
    created_at: raw.created_at,
  }),
});

/** Its audience in one cell: roles, then branches. Without any it is for everyone. */
function audienceOf(raw: RawAnnouncement): Names {
  const customers = raw.customers.map(({ name }) => ({ name_en: name, name_mm: name, name_zh: name }));
  const all = raw.for_merchants && customers.length === 0 ? [inEach(commonWords.merchants)] : [];
  const named = [...all, ...customers, ...raw.roles, ...raw.branches];
  return named.length > 0 ? named : [inEach(commonWords.everybody)];
}

const inEach = ({ en, mm, zh }: Word): Names[number] => ({ name_en: en, name_mm: mm, name_zh: zh });

type RawDetail = RawAnnouncement &
  Pick<IsoRow<'announcement'>, 'body' | 'for_roles' | 'for_branches' | 'version' | 'updated_at'>;

/** Reads one announcement with the viewer's commands; `null` outside their scope. */
export async function readAnnouncement(
  db: Database,
  viewer: SessionViewer,
  id: number,
): Promise<AnnouncementDetail | null> {
  const rows = await readRecords(
    db,
    sql<RawDetail>`
    select ${columnsFor(announcementSource, viewer)}, a.body, a.for_roles, a.for_branches, a.version, a.updated_at
    from ${announcementSource.from} where a.id = ${id} and ${announcementScope(viewer)}`,
  );
  const raw = rows[0];
  if (!raw) return null;
  const facts = {
    status: raw.status,
    createdBy: raw.created_by,
    authorLevel: raw.author_level,
    forBranches: raw.for_branches,
  };
  const mayRewrite = decideRewrite(viewer, facts) === null;
  return {
    ...announcementSource.row(raw, viewer),
    body: raw.body,
    for_roles: raw.for_roles,
    role_names: raw.roles,
    for_branches: raw.for_branches,
    branch_names: raw.branches,
    for_merchants: raw.for_merchants,
    for_customers: viewer.merchant ? [] : raw.customers.map(({ id: customerId }) => customerId),
    customer_names: viewer.merchant ? [] : raw.customers,
    version: raw.version,
    updated_at: raw.updated_at,
    may_edit: mayRewrite,
    may_delete: mayRewrite,
    actions: announcementActions(viewer, facts),
  };
}

/** Maximum announcements in the bell's dropdown (L-04). */
const shownInBell = 5;

/** Reads the bell: the latest for the viewer, and the number of all unread ones (C-01). */
export async function readBell(
  db: Database,
  viewer: SessionViewer,
): Promise<{ data: AnnouncementNoti[]; total: number }> {
  const [latest, unread] = await Promise.all([
    readRecords(
      db,
      sql<{ id: number; title: string; created_at: string; was_read: boolean }>`
      select a.id, a.title, a.created_at, ${readBy(viewer)} as was_read from announcement a where ${meantFor(viewer)} and a.published_at is not null
      order by a.published_at desc, a.id desc limit ${shownInBell}`,
    ),
    sql<{
      n: number;
    }>`select count(*)::int as n from announcement a where ${meantFor(viewer)} and not ${readBy(viewer)}`.execute(db),
  ]);
  return {
    data: latest.map((row) => ({
      id: row.id,
      title: row.title,
      created_at: row.created_at,
      read: row.was_read,
    })),
    total: unread.rows[0]?.n ?? 0,
  };
}

/** Reads the ids of the viewer's unread announcements. */
export async function unreadIds(db: Database, viewer: SessionViewer): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select a.id from announcement a where ${meantFor(viewer)} and not ${readBy(viewer)}`.execute(db);
  return rows.map((row) => row.id);
}

/** Returns when the newest unread announcement of the viewer was published; null without any. */
export async function newestAnnouncement(db: Database, viewer: SessionViewer): Promise<Date | null> {
  const { rows } = await sql<{ newest: Date | null }>`
    select max(a.published_at) as newest from announcement a where ${meantFor(viewer)} and not ${readBy(viewer)}`.execute(
    db,
  );
  return rows[0]?.newest ?? null;
}
