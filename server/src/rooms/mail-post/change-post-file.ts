import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import type { FileFacts } from '@waybill/domain/kernel/file-rules.ts';
import { nextState } from '@waybill/domain/kernel/lifecycle.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { latestEvent } from '@waybill/domain/rooms/mail-post/read-post-file.ts';
import { judgeLine } from '@waybill/domain/rooms/mail-post/judge-line.ts';
import {
  postFileLife,
  type LineVerdict,
  type PostFileCommand,
} from '@waybill/domain/rooms/mail-post/post-file-states.ts';
import { postResults } from '@waybill/domain/rooms/mail-post/post-results.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import type { PostFileDetail } from '@waybill/contract/rooms/mail-post/mail-post.contract.ts';
import { changeRecord, createRecord, topicRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { uploadOf } from '../../kernel/uploads.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { enterSteps } from '../scan-kit/scan-kit.door.ts';
import { blockersOf, lifeFacts, lifeOf } from '../scan-kit/parcel-life.door.ts';
import { readPostFile } from './post-files.queries.ts';
import { readStatusTable } from './post-statuses.queries.ts';
import {
  insertPostFile,
  insertPostLines,
  lockPostFile,
  readOpenLines,
  readPostLives,
  readPostTwin,
  setLineOutcomes,
  setPostFileStatus,
  type LockedPostFile,
  type NewPostLine,
} from './post-files.store.ts';
import { takePostFile, type TakenLine } from './take-post-file.ts';

/** A tracking file as commands see it. */
const postFileRecord = topicRecord<'post_files', LockedPostFile, PostFileDetail>({
  room: 'post_files',
  topic: 'post_files',
  lock: ({ tx, viewer }, id) => lockPostFile(tx, viewer, id),
  auditSubject: ({ name, branch_id }) => ({ name, branchId: branch_id }),
  read: ({ tx, viewer }, id) => readPostFile(tx, viewer, id),
});

/** Takes a tracking file: reads it, matches its codes and says what each line would do. Nothing is done to any parcel yet. */
export async function uploadPostFile(
  context: CommandContext,
  body: { file: FileFacts },
): Promise<{ data: PostFileDetail } | Refusal> {
  const { tx, viewer, now } = context;
  const branchId = viewer.branchId as number;
  const file = uploadOf(body.file, 'file');
  const taken = await takePostFile(file, await readStatusTable(tx), now);
  if ('problem' in taken) return refuse('validation_failed', { fields: { file: [taken.problem] } });
  if ('columns' in taken) return refuse('post_file_columns');
  const id = await insertPostFile(tx, { branchId, name: file.name, hash: taken.hash, by: viewer.id, now });
  if (id === null) {
    const twin = await readPostTwin(tx, branchId, taken.hash);
    return refuse('post_file_twice', {
      values: { by: twin?.by ?? '', at: twin ? formatDateTime(twin.at) : '', id: twin?.id ?? null },
    });
  }
  const lines = await judgeLines(context, viewer, taken.lines);
  await insertPostLines(tx, id, lines);
  return createRecord(context, postFileRecord, id, {
    name: file.name,
    branchId,
    after: {
      file_name: file.name,
      lines_total: lines.length,
      lines_matched: lines.filter(({ verdict }) => verdict === 'matched').length,
    },
  });
}

/**
 * Decides what each line would do; reads all parcels by one statement. Of several lines of one parcel the latest by time counts; when the times do not
 * tell which, none does, and a person enters the result.
 */
async function judgeLines(
  { tx, now }: CommandContext,
  viewer: SessionViewer,
  lines: readonly TakenLine[],
): Promise<NewPostLine[]> {
  const lives = await readPostLives(tx, viewer, [...new Set(lines.flatMap(({ line }) => line.code ?? []))]);
  const ofParcel = new Map<number, number[]>();
  lines.forEach(({ line }, at) => {
    const life = line.code === null ? undefined : lives.get(line.code);
    if (life) ofParcel.set(life.id, [...(ofParcel.get(life.id) ?? []), at]);
  });
  const latest = new Map(
    [...ofParcel].map(([id, rows]) => {
      const counts = latestEvent(rows.flatMap((at) => lines[at]?.line ?? []));
      return [id, counts === null ? null : (rows[counts] ?? null)];
    }),
  );
  return lines.map(({ row, text, line }, at) => {
    const life = line.code === null ? undefined : lives.get(line.code);
    const judged = judgeLine(
      viewer,
      line,
      life ? { life: lifeOf(life), facts: lifeFacts(life), blockers: blockersOf(life) } : null,
      now,
    );
    const open = judged.verdict === 'matched' || judged.verdict === 'blocked';
    const counts = life ? latest.get(life.id) : at;
    const verdict: LineVerdict = !open || counts === at ? judged.verdict : counts === null ? 'unclear' : 'repeated';
    return {
      row,
      code: (line.code ?? text.code).slice(0, 60),
      state_text: text.state,
      date_text: text.date,
      result: line.result,
      at: line.at,
      label_id: life?.id ?? null,
      verdict,
      refusal: verdict === judged.verdict ? judged.refusal : null,
    };
  });
}

/**
 * Enters what a file says, all lines by one round of scans: the table of steps decides each again for the person who applies it, so what was blocked for
 * somebody else may be possible for a supervisor, and what has happened meanwhile is left alone. A line is done once; the file stays open while some of its
 * lines wait for a supervisor.
 */
export function applyPostFile(context: CommandContext, id: number): Changed<PostFileDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, postFileRecord, id, async (file) => {
    const status = nextOf(context, file, 'apply');
    if (isRefusal(status)) return status;
    const lines = await readOpenLines(tx, id);
    const entered = await enterSteps(
      context,
      lines.map(({ tracking_code, branch_id, result, at }) => ({
        tracking_code,
        status: postResults[result].step,
        at: at === null || at > now ? now : at,
        branch_id,
      })),
    );
    const outcomes = lines.map((line, at) => {
      const one = entered[at];
      if (one?.kind === 'done') return { id: line.id, verdict: 'applied' as const, refusal: null };
      const code = one?.code ?? 'scan_overtaken';
      return {
        id: line.id,
        verdict: code === done ? ('already' as const) : ('blocked' as const),
        refusal: code === done ? null : code,
      };
    });
    await setLineOutcomes(tx, outcomes);
    const next = outcomes.some(({ refusal }) => refusal === forSupervisor) ? file.status : status;
    await setPostFileStatus(tx, id, next, { by: viewer.id, now, applied: true });
    context.hint('labels', new Set(lines.map(({ branch_id }) => branch_id)));
    return {
      action: 'apply',
      before: { status: file.status },
      after: { status: next, lines_applied: outcomes.filter(({ verdict }) => verdict === 'applied').length },
    };
  });
}

const done = 'scan_already_done';
const forSupervisor = 'scan_needs_supervisor';

/** Puts a file away without doing anything; the same lines can be brought again. */
export function voidPostFile(context: CommandContext, id: number): Changed<PostFileDetail> {
  const { tx, viewer, now } = context;
  return changeRecord(context, postFileRecord, id, async (file) => {
    const status = nextOf(context, file, 'void');
    if (isRefusal(status)) return status;
    await setPostFileStatus(tx, id, status, { by: viewer.id, now, applied: false });
    return { action: 'void', before: { status: file.status }, after: { status } };
  });
}

function nextOf({ viewer }: CommandContext, file: LockedPostFile, command: PostFileCommand) {
  if (!can(viewer, postFileLife.commands[command].permission)) return refuse('missing_permission');
  return nextState(postFileLife, file.status, command);
}
