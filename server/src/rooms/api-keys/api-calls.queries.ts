import { sql, type RawBuilder } from 'kysely';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { sayLoose } from '@waybill/domain/kernel/words.ts';
import { answerKinds, answerRanges, type AnswerKind } from '@waybill/domain/kernel/call-log.ts';
import { refusalWords, type RefusalCode } from '@waybill/contract/kernel/refusals.ts';
import { apiCallList } from '@waybill/contract/rooms/api-keys/api-calls.columns.ts';
import type { ApiCallDetail, ApiCallRow } from '@waybill/contract/rooms/api-keys/api-calls.contract.ts';
import { listSource } from '../../kernel/lists.ts';
import { readRecords } from '../../kernel/read-records.ts';
import { covered, ofCustomer } from '../../kernel/scope.ts';
import type { Database } from '../../kernel/services.ts';
import { daysOf, sameNumber } from '../../kernel/sql/filters.ts';
import { containsIn } from '../../kernel/sql/search-text.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { usualMode } from '@waybill/domain/kernel/worlds.ts';

/** Filters rows of the operator's database; calls of the sandbox go to its own database, without this filter. */
export const ofThisWorld = (world: string): RawBuilder<boolean> => sql<boolean>`${world === usualMode}`;

type RawCall = Omit<ApiCallRow, 'meaning'>;

const id = sql`c.id`;
const columns = sql`c.id, c.at, k.name as key, c.api_key_id, c.method, c.path, c.status as answer, c.code, c.ms, c.address, c.request_id`;
const from = sql`api_call c join api_key k on k.id = c.api_key_id`;
const scope = (viewer: SessionViewer): RawBuilder<boolean> =>
  sql<boolean>`(${covered(viewer, 'c.branch_id')} and ${ofCustomer(viewer, 'k.customer_id')})`;

function meaningOf(code: string | null, locale: Locale): string | null {
  return code !== null && Object.hasOwn(refusalWords, code)
    ? sayLoose(refusalWords[code as RefusalCode], locale)
    : null;
}

const rowOf = (raw: RawCall, { locale }: Pick<SessionViewer, 'locale'>): ApiCallRow => ({
  ...raw,
  meaning: meaningOf(raw.code, locale),
});

/** Searches a request id as a whole, a status by its number, and everything else as a part of the path. The term has no dashes and slashes. */
function searched(term: string): RawBuilder<boolean> {
  if (/^[0-9a-f]{32}$/.test(term))
    return sql<boolean>`c.request_id = ${term.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}`;
  return /^[1-5]\d\d$/.test(term)
    ? sql<boolean>`c.status = ${Number(term)}`
    : containsIn(sql`translate(lower(c.path), '/-.', '')`, term);
}

/** Calls of programs (N-06). */
export const apiCallSource = listSource<RawCall, ApiCallRow>({
  definition: apiCallList,
  id,
  from,
  columns,
  scope,
  sort: { id },
  search: searched,
  filters: {
    world: ofThisWorld,
    kind: (value) => {
      const [low, high] = answerRanges[answerKinds.find((kind) => kind === value) ?? ('done' satisfies AnswerKind)];
      return sql<boolean>`c.status between ${low} and ${high}`;
    },
    branch_id: sameNumber('c.branch_id'),
    api_key_id: sameNumber('c.api_key_id'),
    ...daysOf('c.at'),
  },
  row: rowOf,
});

/** Reads one call with its bodies; `null` outside the viewer's branches. */
export async function readApiCall(db: Database, viewer: SessionViewer, callId: number): Promise<ApiCallDetail | null> {
  const rows = await readRecords(
    db,
    sql<RawCall & Pick<ApiCallDetail, 'request_body' | 'answer_body'>>`
    select ${columns}, c.request_body, c.answer_body from ${from} where c.id = ${callId} and ${scope(viewer)}`,
  );
  const [raw] = rows;
  return raw ? { ...rowOf(raw, viewer), request_body: raw.request_body, answer_body: raw.answer_body } : null;
}
