import { labelStatusFaces } from '@waybill/contract/rooms/labels/label-status.words.ts';
import type { OpenWork } from '@waybill/contract/rooms/shift-handovers/shift-handovers.contract.ts';
import { openWorkWords } from '@waybill/contract/rooms/shift-handovers/shift-handovers.words.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { openWorkKinds } from '@waybill/domain/rooms/shift-handovers/shift-handover-states.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Pairs } from '../../shell/detail/Pairs.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { shiftHandoverPageWords as words } from './shift-handover-page.words.ts';

/** A line of what is open or in hand. */
export interface WorkLine {
  readonly key: string;
  readonly word: Word;
  readonly n: number;
}

/** Parcels at the branch, by status. */
export function parcelLines({ parcels }: OpenWork): WorkLine[] {
  return parcels.map(({ status, n }) => ({
    key: status,
    word: labelStatusFaces[status as keyof typeof labelStatusFaces].word,
    n,
  }));
}

/** Returns the branch's other open work as lines. */
export function openLines({ open }: OpenWork): WorkLine[] {
  return openWorkKinds.map((kind) => ({ key: kind, word: openWorkWords[kind], n: open[kind] }));
}

/** Lines with their numbers; a sentence where there are none. */
export function WorkLines({ lines }: { lines: readonly WorkLine[] }) {
  const say = useSay();
  const count = useCount();
  if (lines.length === 0) return <p className="muted">{say(words.nothing)}</p>;
  return <Pairs pairs={lines.map(({ key, word, n }) => ({ key, label: say.loose(word), value: count(n) }))} />;
}
