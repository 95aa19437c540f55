import { sql } from 'kysely';
import type { EditedRoom, Editor } from '@waybill/contract/rooms/editing/editing.contract.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import type { Database } from '../../kernel/services.ts';

/** Seconds after which a person without a new announcement counts as gone: the tab was closed, or the connection is lost. */
const keptSeconds = 75;

export interface OpenEditor extends Editor {
  readonly covers: SessionViewer['covers'];
}

/** Returns who has the record open, except `but`: the newest announcement of each person counts. Uses the index on the times of the events. */
export async function readEditors(
  db: Database,
  { room, id, but, now }: { room: EditedRoom; id: string; but: number; now: Date },
): Promise<OpenEditor[]> {
  const { rows } = await sql<{ payload: OpenEditor & { on: boolean } }>`
    select distinct on (staff_id) payload from event
    where at > ${new Date(now.getTime() - keptSeconds * 1000)}
      and topic = 'editing'
      and payload->>'room' = ${room}
      and payload->>'id' = ${id}
      and payload ? 'covers'
      and staff_id <> ${but}
    order by staff_id, id desc`.execute(db);
  return rows.map(({ payload }) => payload).filter(({ on }) => on);
}
