import { useCallback, useMemo } from 'react';
import type { ClearanceLineShape } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import { itemRoleWords } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { chosenLines, isChoosable, type ClearanceLine } from '@waybill/domain/rooms/clearances/clearance-figures.ts';
import { usualKind, type ClearanceKind } from '@waybill/domain/rooms/clearances/clearance-kinds.ts';
import type { ItemRole } from '@waybill/domain/rooms/ledger/open-items.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { Chip } from '../../ui/layout/Chip.tsx';
import type { Selected } from '../../ui/table/table-parts.ts';
import { useCount } from '../../ui/table/use-count.ts';
import { clearancePageWords as words } from './clearance-page.words.ts';
import { LineTable, lineId } from './LineTable.tsx';
import { useDueColumn } from './use-due-column.tsx';
import styles from './Clearance.module.css';

type Line = ClearanceLineShape & ClearanceLine;

interface ChosenLinesProps {
  kind: ClearanceKind;
  /** Days until what the merchant owes is due. */
  creditDays: number;
  lines: readonly Line[];
  /** Only the lines of this kind are shown. */
  role: ItemRole | null;
  onRole: (role: ItemRole | null) => void;
  /** The labels that were unticked; labels that become ready meanwhile are ticked. */
  out: ReadonlySet<number>;
  onOut: (out: ReadonlySet<number>) => void;
}

/** The open lines of a merchant with a tick at each parcel's COD; a typed or scanned code ticks its row. */
export function ChosenLines({ kind, creditDays, lines, role, onRole, out, onOut }: ChosenLinesProps) {
  const say = useSay();
  const last = useDueColumn(kind, creditDays);
  const count = useCount();
  const own = useMemo(() => lines.filter((line) => isChoosable(line, kind)), [lines, kind]);
  const labels = useMemo(() => [...new Set(own.flatMap(({ label_id }) => label_id ?? []))], [own]);
  const taken = useMemo(
    () => chosenLines(lines, new Set(labels.filter((id) => !out.has(id))), kind),
    [lines, labels, out, kind],
  );
  const ticked = useMemo(() => new Set(taken.map(lineId)), [taken]);
  const select = useCallback(
    ({ ids }: Selected) => {
      const kept = new Set(ids);
      // A parcel goes onto the document with all it owes: the line that was changed decides for its others.
      const changed = own.filter((line) => kept.has(lineId(line)) !== ticked.has(lineId(line)));
      const next = new Set(out);
      for (const line of changed)
        if (line.label_id !== null) {
          if (kept.has(lineId(line))) next.delete(line.label_id);
          else next.add(line.label_id);
        }
      onOut(next);
    },
    [own, onOut, out, ticked],
  );
  const shown = useMemo(() => (role === null ? lines : lines.filter((line) => line.role === role)), [lines, role]);
  return (
    <div className="stack3">
      <p className={styles.note}>{say(kind === usualKind ? words.linesNote : words.linesNoteIn)}</p>
      <div className={styles.bar}>
        <span role="status">
          {say(words.chosen, {
            n: count(labels.length - labels.filter((id) => out.has(id)).length),
            all: count(labels.length),
          })}
        </span>
        {role !== null && <Chip label={say(itemRoleWords[role])} onRemove={() => onRole(null)} />}
        <span className={styles.push} />
        <Button small onClick={() => onOut(new Set())}>
          {say(words.tickAll)}
        </Button>
        <Button small onClick={() => onOut(new Set(labels))}>
          {say(words.tickNone)}
        </Button>
      </div>
      <LineTable
        label={say(words.linesTitle)}
        lines={shown}
        {...(last ? { last } : {})}
        selection={{
          ticked,
          onSelect: select,
          canTick: (line: Line) => isChoosable(line, kind),
          codeOf: (line) => line.tracking_code ?? '',
        }}
      />
    </div>
  );
}
