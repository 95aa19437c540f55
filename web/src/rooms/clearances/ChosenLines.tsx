import { useCallback, useMemo } from 'react';
import type { LineFace } from '@waybill/contract/rooms/clearances/clearances.contract.ts';
import { itemRoleWords } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import { chosenLines, isChoosable, type ClearanceLine } from '@waybill/domain/rooms/clearances/clearance-figures.ts';
import type { ItemRole } from '@waybill/domain/rooms/ledger/open-items.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { Chip } from '../../ui/layout/Chip.tsx';
import type { Selected } from '../../ui/table/table-parts.ts';
import { useCount } from '../../ui/table/use-count.ts';
import { clearancePageWords as words } from './clearance-page.words.ts';
import { LineTable, lineId } from './LineTable.tsx';
import styles from './Clearance.module.css';

type Line = LineFace & ClearanceLine;

interface ChosenLinesProps {
  lines: readonly Line[];
  /** Only the lines of this kind are shown. */
  role: ItemRole | null;
  onRole: (role: ItemRole | null) => void;
  /** The labels that were unticked; labels that become ready meanwhile are ticked. */
  out: ReadonlySet<number>;
  onOut: (out: ReadonlySet<number>) => void;
}

/** The open lines of a merchant with a tick at each parcel's COD; a typed or scanned code ticks its row. */
export function ChosenLines({ lines, role, onRole, out, onOut }: ChosenLinesProps) {
  const say = useSay();
  const count = useCount();
  const own = useMemo(() => lines.filter(isChoosable), [lines]);
  const labels = useMemo(() => own.flatMap(({ label_id }) => label_id ?? []), [own]);
  const taken = useMemo(() => chosenLines(lines, new Set(labels.filter((id) => !out.has(id)))), [lines, labels, out]);
  const ticked = useMemo(() => new Set(taken.map(lineId)), [taken]);
  const select = useCallback(
    ({ ids }: Selected) => {
      const kept = new Set(ids);
      onOut(new Set(own.flatMap((line) => (line.label_id === null || kept.has(lineId(line)) ? [] : [line.label_id]))));
    },
    [own, onOut],
  );
  const shown = useMemo(() => (role === null ? lines : lines.filter((line) => line.role === role)), [lines, role]);
  return (
    <div className={styles.stack}>
      <p className={styles.note}>{say(words.linesNote)}</p>
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
        selection={{ ticked, onSelect: select, canTick: isChoosable, codeOf: (line) => line.tracking_code ?? '' }}
      />
    </div>
  );
}
