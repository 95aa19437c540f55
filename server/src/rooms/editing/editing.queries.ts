import { sql } from 'kysely';
import type { EditedRoom, Editor } from '@waybill/contract/rooms/editing/editing.contract.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import type { Database } from '../../kernel/services.ts';

/** What was not said again for so long is over: a form that was closed without a word, a line that broke. */
const keptSeconds = 75;

export interface OpenEditor extends Editor {
  readonly covers: SessionViewer['covers'];
}

/** Who has the record open, by what each has said of themselves last; by the index of the events' times. */
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
