import { setTimeout as pause } from 'node:timers/promises';
import type { FileEncoding } from '@waybill/domain/kernel/file-types.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { importLife } from '@waybill/domain/rooms/label-imports/import-states.ts';
import {
  labelImportsContract as calls,
  type LabelImportDetail,
  type SheetOrder,
} from '@waybill/contract/rooms/label-imports/label-imports.contract.ts';
import type { CommandContext, ReadContext } from '../../kernel/context.ts';
import { denial } from '../../kernel/http.ts';
import { jobLockIsFree } from '../../kernel/job-lock.ts';
import type { JobTools } from '../../kernel/jobs.ts';
import { runCommand } from '../../kernel/run-command.ts';
import { UploadedFile } from '../../kernel/uploads.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { importJob, importLock } from './import-job.ts';
import { readImportFacts, readImport, readOrders, actorOf } from './label-imports.queries.ts';
import { makeImportLabels } from './make-labels.ts';
import { uploadImport } from './upload-import.ts';

export interface FileToImport {
  readonly name: string;
  readonly content: Buffer;
  /** The person with whose rights it is imported; the founder by default. */
  readonly by: string | null;
  readonly customerId: number | null;
  /** Names of the sheets to take, one a line, and the encoding of a CSV file; needed only when the import asks for them. */
  readonly sheets?: string | null;
  readonly encoding?: FileEncoding | null;
  /** Only reports the contents of the sheet. */
  readonly checkOnly: boolean;
}

export interface FileImported {
  readonly sheet: LabelImportDetail;
  readonly bad: readonly SheetOrder[];
  /** Why it was not imported as a new sheet, when it existed and its remaining rows were processed. */
  readonly earlier: Refusal | null;
}

/**
 * Imports an order sheet from the command line, by the same commands as on the screen and with the rights of a person: stored, checked, and its valid rows made
 * into labels. The rest can be corrected on the screen. A sheet that was only checked before, or interrupted, is continued: each row is one label, however
 * often the file is imported.
 */
export async function importFromFile(
  tools: JobTools,
  { name, content, by, customerId, checkOnly, sheets = null, encoding = null }: FileToImport,
): Promise<FileImported | Refusal> {
  const { db } = tools;
  const viewer = await actorOf(db, by);
  const denied = viewer ? denial(calls.upload, viewer) : refuse('unauthorized');
  if (!viewer || denied) return denied ?? refuse('unauthorized');
  const frame = frameOf(tools, viewer);
  const file = new UploadedFile(name, content);
  const taken = await inFrame(frame, calls.upload.id, (context) =>
    uploadImport(context, { file, customer_id: customerId, guessed: null, sheets, encoding }),
  );
  const earlier = isRefusal(taken) ? taken : null;
  const id = isRefusal(taken) ? earlierSheet(taken) : taken.data.id;
  const before = id === null ? null : await readImportFacts(db, viewer, id);
  const [making, left] = [before?.status === importLife.commands.make.to, before?.ready ?? 0];
  if (id === null || (earlier && !making && left === 0)) return earlier ?? refuse('not_found');
  if (!checkOnly && !making && left > 0) {
    const started = await inFrame(frame, calls.make.id, (context) => makeImportLabels(context, id));
    if (isRefusal(started)) return started;
  }
  if (!checkOnly) await madeToTheEnd(tools, viewer, id);
  const [sheet, facts] = [await readImport(db, viewer, id), await readImportFacts(db, viewer, id)];
  if (!sheet || !facts) throw new Error(`sheet ${id} is gone`);
  return { sheet, bad: await readOrders(db, facts, { status: 'bad', limit: 100 }, 'en'), earlier };
}

/** Returns the id of the sheet in the refusal "this very sheet was uploaded". */
function earlierSheet({ values }: Refusal): number | null {
  return typeof values?.['id'] === 'number' ? values['id'] : null;
}

/** The job yields to others after a while and is queued again; here nothing else waits, unless a server is processing this sheet. */
async function madeToTheEnd({ db, services }: JobTools, viewer: SessionViewer, id: number): Promise<void> {
  while ((await readImportFacts(db, viewer, id))?.status === importLife.commands.make.to) {
    await importJob({ db, services }).work({ id });
    if (!(await jobLockIsFree(db, importLock(id)))) await pause(200);
  }
}

function frameOf({ services, db }: JobTools, viewer: SessionViewer): ReadContext {
  return {
    services,
    db,
    live: null,
    viewer,
    now: services.clock(),
    requestId: 'ops-import-labels',
    locale: 'en',
    request: { ip: '', userAgent: null, raw: null },
  };
}

async function inFrame<Output>(
  frame: ReadContext,
  endpoint: string,
  act: (context: CommandContext) => Promise<Output | Refusal>,
): Promise<Output | Refusal> {
  const outcome = await runCommand(frame, {
    endpoint,
    status: 200,
    audited: true,
    idempotencyKey: null,
    input: {},
    act,
  });
  return isRefusal(outcome) ? outcome : (outcome.body as Output);
}
