import type { ReadyDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import {
  chosenLines,
  figuresOf,
  isChoosable,
  type ClearanceLine,
} from '@waybill/domain/rooms/clearances/clearance-figures.ts';
import type { ClearanceKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import { call } from '../../kernel/client.ts';
import { useOneBy, type RecordQuery } from '../../shell/detail/use-record.ts';

/** Loads the preview of a merchant's next document of a kind; refetched when a clearance of their branch is made, paid or voided. */
export function useReadyDetail(customer: string | undefined, kind: ClearanceKind): RecordQuery<ReadyDetail> {
  return useOneBy({
    call: 'clearances.readyDetail',
    id: customer,
    of: kind,
    ask: (id, signal) => call('clearances.readyDetail', { query: { customer_id: String(id), kind }, signal }),
    topic: 'clearance',
  });
}

const nothing: ReadonlySet<number> = new Set();

/** As the rules count a line. */
const counted = (line: ReadyDetail['lines'][number]) =>
  ({ ...line, carrier: line.type }) as typeof line & ClearanceLine;

/** Returns what the next document of a merchant has: its open lines, the parcels that are not left out, and their figures. */
export function nextDocument({ lines, kind }: ReadyDetail, out: ReadonlySet<number> = nothing) {
  const open = lines.map(counted);
  const choosable = open.filter((line) => isChoosable(line, kind)).flatMap(({ label_id }) => label_id ?? []);
  const chosen = [...new Set(choosable)].filter((id) => !out.has(id));
  const taken = chosenLines(open, new Set(chosen), kind);
  return { open, chosen, taken, figures: figuresOf(taken) };
}
