import { formatDateTime, toIso } from '@waybill/domain/kernel/calendar.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import type { Refusal } from '@waybill/domain/kernel/refusal.ts';
import { sayLoose } from '@waybill/domain/kernel/words.ts';
import { isLabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import type { StepStatus } from '@waybill/domain/rooms/labels/step-moves.ts';
import { refusalWords } from '@waybill/contract/kernel/refusals.ts';
import { sayValues } from '@waybill/contract/kernel/refusal-values.ts';
import { labelStatusWords } from '@waybill/contract/rooms/labels/label-status.words.ts';
import { stepVerbWords, trackingWords } from '@waybill/contract/rooms/tracking/tracking.words.ts';
import type { ScanResult } from '@waybill/contract/rooms/tracking/scan-shapes.ts';
import { answerOf } from '../../kernel/errors.ts';
import type { Database } from '../../kernel/services.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import type { ScanOutcome } from './plan-round.ts';
import { isOwnScan, type ReadyScan, type UnreadScan } from './read-scans.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { type ParcelStory, readStories } from './scanned.queries.ts';

type Refused = Extract<ScanOutcome, { kind: 'refused' }>;

interface Names {
  readonly stories: ReadonlyMap<number, ParcelStory>;
  readonly branches: ReadonlyMap<number, Record<Locale, string>>;
}

/** One answer for each scan, in the order of the request (S-07). Names are read only when something was refused. */
export async function answerScans(
  db: Database,
  viewer: SessionViewer,
  locale: Locale,
  scans: readonly (ReadyScan | UnreadScan)[],
  outcomes: ReadonlyMap<number, ScanOutcome>,
  requestId: string,
): Promise<ScanResult[]> {
  const names = await namesFor(
    db,
    viewer,
    [...outcomes.values()].filter((one): one is Refused => one.kind === 'refused'),
  );
  return scans.map((scan) => {
    if ('refusal' in scan)
      return {
        ...emptyResult,
        scan_id: scan.scan.scan_id ?? null,
        tracking_code: scan.scan.tracking_code ?? '',
        ...refused(scan.refusal, locale, requestId),
      };
    const {
      code: tracking_code,
      scan: { scan_id },
    } = scan;
    const outcome = outcomes.get(scan.index) as ScanOutcome;
    switch (outcome.kind) {
      case 'applied': {
        const { labelId, status, was, next, inferred, at } = outcome;
        return {
          ...emptyResult,
          scan_id,
          tracking_code,
          result: 'applied',
          label_id: labelId,
          status,
          was,
          next,
          inferred: [...inferred],
          at: toIso(at),
        };
      }
      case 'again':
        return {
          ...emptyResult,
          scan_id,
          tracking_code,
          result: 'already_applied',
          label_id: outcome.labelId,
          status: outcome.status,
          was: outcome.was,
          at: toIso(outcome.at),
        };
      case 'refused':
        return {
          ...emptyResult,
          scan_id,
          tracking_code,
          ...outcomeFields(outcome, names, locale, requestId, isOwnScan(scan.scan, viewer)),
        };
    }
  });
}

/** Result of a scan without details. */
const emptyResult: ScanResult = {
  scan_id: null,
  tracking_code: '',
  result: 'refused',
  label_id: null,
  status: null,
  was: null,
  next: null,
  inferred: [],
  at: null,
  code: null,
  message: null,
  values: null,
  allowed: [],
  kept: false,
};

function refused(refusal: Refusal, locale: Locale, requestId: string): Pick<ScanResult, 'code' | 'message' | 'values'> {
  const { body } = answerOf(refusal, locale, requestId);
  const [field] = Object.values(body.errors);
  return { code: body.code, message: field?.[0]?.message ?? body.message, values: refusal.values ?? null };
}

/** The refusal in words, with the names of what it speaks of. A branch that never sees the parcel is told where it belongs, and nothing of its history. */
function outcomeFields(
  { refusal, labelId, life, kept }: Refused,
  { stories, branches }: Names,
  locale: Locale,
  requestId: string,
  isOwn: boolean,
): Partial<ScanResult> {
  const values = refusal.values ?? {};
  const story = labelId === null ? undefined : stories.get(labelId);
  const status = String(values.status ?? life?.status ?? '');
  const last =
    story?.last.find((entry) => entry.status === (refusal.code === done ? (values.wanted ?? status) : status)) ??
    story?.last[0];
  const allowed = (values.allowed as string[] | undefined) ?? [];
  const nobody = commonWords.system[locale];
  const words = {
    status: statusWord(refusal.code === done ? String(values.wanted ?? status) : status, locale),
    wanted: stepWord(String(values.wanted ?? ''), locale),
    branch: branches.get(Number(values.branch_id))?.[locale] ?? '–',
    by: last ? (last.by ?? nobody) : '–',
    at: last ? formatDateTime(last.at) : '–',
    holder: story?.holder ?? '–',
    allowed:
      allowed.length > 0
        ? allowed.map((one) => stepWord(one, locale)).join(locale === 'zh' ? '、' : locale === 'mm' ? '၊ ' : ', ')
        : trackingWords.nothingHere[locale],
  };
  const code = Object.hasOwn(refusalWords, refusal.code) ? (refusal.code as keyof typeof refusalWords) : 'internal';
  const { body } = answerOf(refusal, locale, requestId);
  const message = sayLoose(refusalWords[code], locale, { ...sayValues(values), ...words });
  return {
    label_id: story ? labelId : null,
    status: story ? (life?.status ?? null) : null,
    code: body.code,
    message: last ? message : message.replaceAll(emptyPlaces, ''),
    allowed,
    kept,
    values: {
      ...values,
      ...(last && story ? { by: last.by, own: last.own && isOwn, at: toIso(last.at) } : {}),
      ...(story?.holder ? { holder: story.holder } : {}),
      ...(values.branch_id ? { branch: branches.get(Number(values.branch_id))?.en } : {}),
    },
  };
}

const done = 'scan_already_done';
/** Where a message names who it was and when, which this reader may not know. */
const emptyPlaces = /[,၊，]\s?–/gu;

function statusWord(status: string, locale: Locale): string {
  return isLabelStatus(status) ? labelStatusWords[status][locale] : status;
}

function stepWord(status: string, locale: Locale): string {
  return Object.hasOwn(stepVerbWords, status)
    ? stepVerbWords[status as StepStatus][locale]
    : statusWord(status, locale);
}

async function namesFor(db: Database, viewer: SessionViewer, refusedOnes: readonly Refused[]): Promise<Names> {
  const branchIds = [
    ...new Set(refusedOnes.map(({ refusal }) => Number(refusal.values?.branch_id)).filter((id) => id > 0)),
  ];
  const labelIds = [
    ...new Set(
      refusedOnes.flatMap(({ labelId, life }) => (labelId !== null && life && concerns(viewer, life) ? [labelId] : [])),
    ),
  ];
  const [branches, stories] = await Promise.all([readBranchNames(db, branchIds), readStories(db, viewer, labelIds)]);
  return { branches, stories };
}

/** Is it a parcel that this branch has, had or will have? */
function concerns(viewer: SessionViewer, life: NonNullable<Refused['life']>): boolean {
  if (viewer.covers === 'all') return true;
  const ties = [life.accept_branch_id, life.deliver_branch_id, life.forward_branch_id, life.holder_branch_id];
  return viewer.covers.some((branch) => ties.includes(branch));
}

async function readBranchNames(db: Database, ids: readonly number[]): Promise<Map<number, Record<Locale, string>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('branch')
    .select(['id', 'name_en', 'name_mm', 'name_zh'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, { en: row.name_en, mm: row.name_mm, zh: row.name_zh ?? row.name_en }]));
}
