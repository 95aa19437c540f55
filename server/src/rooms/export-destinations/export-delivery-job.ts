import { createHash } from 'node:crypto';
import { mayPass } from '@waybill/domain/kernel/remote-troubles.ts';
import { hasFile } from '@waybill/domain/rooms/exports/export-states.ts';
import { deliveryWaits, exportDeliveryLife } from '@waybill/domain/rooms/export-destinations/export-delivery-states.ts';
import { exportDestinationLife } from '@waybill/domain/rooms/export-destinations/export-destination-states.ts';
import { withJobLock } from '../../kernel/job-lock.ts';
import type { Job, JobTools } from '../../kernel/jobs.ts';
import { sendFile, type RemoteFolder } from '../../kernel/remote/remote-folder.ts';
import { RemoteProblem } from '../../kernel/remote/remote-problem.ts';
import { runCommand } from '../../kernel/run-command.ts';
import { systemViewer } from '../../kernel/viewer.ts';
import { readActor } from '../sessions/sessions.door.ts';
import { inDestination, type DestinationTrouble } from './connect-destination.ts';
import { keepAttempt, readDueDeliveries, readFilePieces, type DueDelivery } from './deliveries.store.ts';
import { readDestinationWithSecret } from './export-destinations.queries.ts';

const minuteMs = 60_000;

/**
 * Sends each due file to its destination, once, whichever server takes it. Safe to run at any time; a process that dies leaves a delivery due, and a file that had
 * arrived is found there. Returns the number of files delivered here.
 */
export async function runDeliveries(tools: JobTools, now = tools.services.clock()): Promise<number> {
  let delivered = 0;
  for (const delivery of await readDueDeliveries(tools.db, now))
    await withJobLock(tools.db, `export-delivery:${delivery.id}`, async () => {
      if (await deliver(tools, delivery, now)) delivered += 1;
    });
  return delivered;
}

async function deliver(tools: JobTools, delivery: DueDelivery, now: Date): Promise<boolean> {
  const how = await attempt(tools, delivery);
  const { deliver: done, fail } = exportDeliveryLife.commands;
  const wait = deliveryWaits[delivery.attempts];
  const isFinal = 'trouble' in how && (wait === undefined || !isPassing(how));
  const { services, db } = tools;
  await runCommand(
    {
      services,
      db,
      live: null,
      viewer: systemViewer,
      now,
      requestId: `export-delivery-${delivery.id}-${now.getTime()}`,
      locale: systemViewer.locale,
      request: { ip: '', userAgent: null, raw: null },
    },
    {
      endpoint: 'export_schedules.deliver',
      status: 200,
      audited: false,
      idempotencyKey: null,
      input: null,
      act: async (command) => {
        const kept = await keepAttempt(command.tx, delivery.id, {
          status: 'done' in how ? done.to : isFinal ? fail.to : exportDeliveryLife.initial,
          nextAt: new Date(now.getTime() + (wait ?? 0) * minuteMs),
          trouble: 'trouble' in how ? how : null,
          sent: 'done' in how ? { ...how.done, at: now } : null,
        });
        if (kept && 'done' in how)
          command.audit({
            room: 'export_destinations',
            record: delivery.destination_id,
            name: how.done.name,
            action: 'send_file',
            branchId: delivery.branch_id,
            after: { file: how.done.fileName },
          });
        if (delivery.schedule_id !== null)
          command.publish({
            topic: 'export_schedule',
            staffId: delivery.staff_id,
            payload: { id: delivery.schedule_id },
          });
        return { message: 'ok' };
      },
    },
  );
  return 'done' in how;
}

const isPassing = ({ trouble }: DestinationTrouble): boolean =>
  trouble !== 'not_made' && trouble !== 'closed' && trouble !== 'owner_left' && mayPass(trouble);

interface Sent {
  readonly name: string;
  readonly fileName: string;
  readonly bytes: number;
}

/** The rights of the schedule's owner are those of this moment: the file was made with theirs, and is sent only while they may export. */
async function attempt(
  { db, services }: JobTools,
  delivery: DueDelivery,
): Promise<{ readonly done: Sent } | DestinationTrouble> {
  if (!hasFile(delivery.export_status)) return { trouble: 'not_made', detail: '' };
  const owner = await readActor(db, delivery.staff_id, delivery.branch_id);
  if (!owner?.permissions.includes('export.use')) return { trouble: 'owner_left', detail: '' };
  const destination = await readDestinationWithSecret(db, delivery.destination_id);
  if (destination?.status !== exportDestinationLife.initial) return { trouble: 'closed', detail: '' };
  return inDestination(destination, services.settings.exportHosts, async (folder) => {
    const send = async (fileName: string) => {
      const pieces = readFilePieces(db, delivery.export_id);
      const { bytes } = await sendFile(folder, fileName, pieces, { expectedBytes: delivery.size ?? 0, waits: [] });
      return { name: destination.name, fileName, bytes };
    };
    const sum = createHash('sha256');
    for await (const piece of readFilePieces(db, delivery.export_id)) sum.update(piece);
    const sha256 = sum.digest('hex');
    for (const fileName of [delivery.file_name, numbered(delivery.file_name, delivery.export_id)]) {
      const there = await sumThere(folder, fileName);
      // It arrived with an attempt whose result was lost.
      if (there?.sha256 === sha256) return { name: destination.name, fileName, bytes: there.bytes };
      if (there === null) return send(fileName);
    }
    throw new RemoteProblem('name_taken', delivery.file_name);
  });
}

/** Adds the number of the export to a name that is taken by another file. @example numbered('cod.csv', 7) === 'cod-7.csv' */
const numbered = (name: string, id: number): string => name.replace(/(\.\w+)$/, `-${id}$1`);

async function sumThere(folder: RemoteFolder, name: string) {
  try {
    const sum = createHash('sha256');
    let bytes = 0;
    for await (const piece of (await folder.read(name)) as AsyncIterable<Buffer>) {
      sum.update(piece);
      bytes += piece.length;
    }
    return { sha256: sum.digest('hex'), bytes };
  } catch (error) {
    if (error instanceof RemoteProblem && error.trouble === 'no_file') return null;
    throw error;
  }
}

/** Runs every minute; a file waits at most that long after it is made. */
export function exportDeliveryJob(tools: JobTools): Job {
  return { name: 'export-delivery', cron: '* * * * *', work: async () => void (await runDeliveries(tools)) };
}
