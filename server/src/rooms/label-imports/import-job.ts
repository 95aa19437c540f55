import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { importLife } from '@waybill/domain/rooms/label-imports/import-states.ts';
import { labelImportsContract } from '@waybill/contract/rooms/label-imports/label-imports.contract.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { denial } from '../../kernel/http.ts';
import { idOfPayload, queueJob, withJobLock } from '../../kernel/job-lock.ts';
import type { Job, JobTools } from '../../kernel/jobs.ts';
import { runCommand } from '../../kernel/run-command.ts';
import { publishEvent } from '../../kernel/publish-event.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { createLabels } from '../labels/labels.door.ts';
import { readActor } from '../sessions/sessions.door.ts';
import { checkerFor, problemsOf, type Checker, type ImportFacts } from './check-rows.ts';
import { readImportFacts, readRowsToCheck, readRunning } from './label-imports.queries.ts';
import { lockReady, markMade, markRefused, recount, setStatus } from './label-imports.store.ts';
import { readOrderRow, type RowProblems } from './read-order.ts';

/** Labels per transaction; and how long a job works before it yields to others. */
const batch = 200;
const sliceMs = 20_000;
/** A batch that conflicts with another label of the same reference is retried: then it sees that label. */
const tries = 3;

/** Returns the lock held while labels of a sheet are made. */
export const importLock = (id: number) => `label_import:${id}`;

/** Makes labels of the ready rows of a sheet, batch by batch, each with its rows in one transaction: however it ends, a row is one label or none. */
export function importJob(tools: JobTools): Job {
  return { name: 'label_import', work: (payload) => runImport(tools, idOfPayload(payload)) };
}

async function runImport(tools: JobTools, id: number): Promise<void> {
  let more = false;
  await withJobLock(tools.db, importLock(id), async () => {
    const facts = await readRunning(tools.db, id);
    if (facts) more = await workThrough(tools, facts);
  });
  if (more) await queueJob(tools.db, 'label_import', { id });
}

/** Returns whether rows remain for another run. */
async function workThrough(tools: JobTools, facts: ImportFacts): Promise<boolean> {
  const { started_by, branch_id, customer_id } = facts;
  // A person of the merchant acts for that merchant, one of the staff for the branch.
  const viewer =
    (await readActor(tools.db, started_by ?? 0, branch_id, customer_id)) ??
    (await readActor(tools.db, started_by ?? 0, branch_id));
  const denied = viewer ? denial(labelImportsContract.make, viewer) : refuse('unauthorized');
  if (!viewer || denied) return halt(tools, facts, denied?.code ?? 'unauthorized');
  const checker = await checkerFor({ viewer, pool: tools.db, db: tools.db, now: tools.services.clock() }, facts);
  const until = performance.now() + sliceMs;
  for (let failed = 0; ;) {
    const step = await oneBatch(tools, checker, viewer, facts);
    if (isRefusal(step) && ++failed >= tries) return halt(tools, facts, step.code);
    if (isRefusal(step)) continue;
    failed = 0;
    if (step.done) return false;
    if (performance.now() > until) return true;
  }
}

/** Reopens a sheet that cannot continue, with the reason; labels already made stay. */
async function halt({ db, services }: JobTools, { id, branch_id }: ImportFacts, code: string): Promise<false> {
  const now = services.clock();
  await setStatus(db, id, importLife.commands.stop.to, { halted: code, now });
  await publishEvent(db, now, { topic: 'label_imports', branchId: branch_id, payload: { id } });
  return false;
}

async function oneBatch(
  { services, db }: JobTools,
  checker: Checker,
  viewer: SessionViewer,
  facts: ImportFacts,
): Promise<{ done: boolean } | Refusal> {
  const now = services.clock();
  const frame = {
    services,
    db,
    live: null,
    viewer,
    now,
    requestId: `label-import-${facts.id}`,
    locale: viewer.locale,
    request: { ip: '', userAgent: null, raw: null },
  };
  const outcome = await runCommand(frame, {
    endpoint: labelImportsContract.make.id,
    status: 200,
    audited: false,
    idempotencyKey: null,
    input: {},
    act: (context) => makeSome(context, checker, viewer, facts.id),
  });
  return isRefusal(outcome) ? outcome : (outcome.body as { done: boolean });
}

async function makeSome(
  context: CommandContext,
  { reader }: Checker,
  viewer: SessionViewer,
  id: number,
): Promise<{ done: boolean }> {
  const { tx, now } = context;
  // Locked, so that stopping waits for this batch and no label is made after it.
  const facts = await readImportFacts(tx, viewer, id, true);
  if (facts?.status !== importLife.commands.make.to) return { done: true };
  const positions = await lockReady(tx, id, batch);
  const read = (await readRowsToCheck(tx, id, positions)).map((row) => ({
    position: row.position,
    ...readOrderRow(reader, row),
  }));
  const right = read.flatMap(({ position, values }) => (values ? [{ position, values }] : []));
  const made = await createLabels(
    context,
    right.map(({ values }) => values),
    { origin: 'import', importId: id },
  );
  const refused: { position: number; problems: RowProblems }[] = read.flatMap(({ position, problems }) =>
    problems ? [{ position, problems }] : [],
  );
  const labels: { position: number; label_id: number }[] = [];
  for (const [at, { position }] of right.entries()) {
    const one = made[at];
    if (one && !isRefusal(one)) labels.push({ position, label_id: one.id });
    else refused.push({ position, problems: one ? problemsOf(one) : {} });
  }
  if (labels.length > 0) await markMade(tx, id, labels);
  if (refused.length > 0) await markRefused(tx, id, refused);
  const done = positions.length < batch;
  if (done) await setStatus(tx, id, importLife.commands.finish.to, { finishedAt: now, now });
  await recount(tx, id, now);
  context.publish({ topic: 'label_imports', branchId: facts.branch_id, payload: { id } });
  return { done };
}
