import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import { isMendable } from '@waybill/domain/rooms/label-imports/import-states.ts';
import {
  isSenderField,
  joinedWith,
  type SheetField,
  type UsualValues,
} from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import type { LabelImportDetail, SheetOrder } from '@waybill/contract/rooms/label-imports/label-imports.contract.ts';
import { changeRecord, onRecord, type Changed } from '../../kernel/change-record.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { changedMeanwhile } from '../../kernel/versions.ts';
import { isOutside } from '../../kernel/viewer.ts';
import { checkerFor, checkRows, type ImportFacts } from './check-rows.ts';
import { importRecord } from './import.record.ts';
import { readOrders, readRowsToCheck, readSame, readSharing, readEarlierReferences } from './label-imports.queries.ts';
import { recount, saveMapping, setLeft, typeOver, writeChecked } from './label-imports.store.ts';
import { textsOf } from './read-order.ts';
import { checkAll } from './upload-import.ts';

/** Returns why its rows cannot be changed now. */
function mendProblem({ status }: ImportFacts): Refusal | null {
  return isMendable(status) ? null : refuse('state_not_allowed', { values: { state: status } });
}

const senderFixed = (field: string): Refusal =>
  refuse('validation_failed', { fields: { [field]: [{ code: 'sender_fixed' }] } });

/** Sets the meaning of the columns, and the defaults of empty cells; every row is checked again. */
export function mapColumns(
  context: CommandContext,
  id: number,
  { version, columns, ...usual }: { version: number; columns: (SheetField | null)[] } & UsualValues,
): Changed<LabelImportDetail> {
  const { tx, viewer } = context;
  return changeRecord(context, importRecord, id, async (facts) => {
    const refused = mendProblem(facts);
    if (refused) return refused;
    const current = { columns: facts.columns, ...facts.usual };
    if (facts.version !== version)
      return changedMeanwhile(tx, { room: 'label_imports', record: id, version: facts.version, current });
    const named = columns.filter((field) => field !== null && joinedWith[field] === undefined);
    if (columns.length !== facts.heads.length || new Set(named).size !== named.length)
      return refuse('validation_failed', { fields: { columns: [{ code: 'duplicate' }] } });
    if (isOutside(viewer) && columns.some(isSenderField)) return senderFixed('columns');
    await saveMapping(tx, id, columns, usual, !isOutside(viewer));
    await checkAll(context, { ...facts, columns, unanswered: [], usual });
    return { action: 'edit', after: { columns, ...usual } };
  });
}

export interface Fix {
  readonly field: SheetField;
  readonly value: string;
  readonly positions: readonly number[];
  /** Also change every other row with this text. */
  readonly same_as?: string | undefined;
  /** The old text of the field, as the user saw it. */
  readonly was?: string | undefined;
}

/** Result of an overwrite: the requested rows, the number of all changed rows, and of those changed because they had the same text. */
interface Fixed {
  readonly data: SheetOrder[];
  readonly changed: number;
  readonly same: number;
}

/**
 * Overwrites one field of some rows and checks them again, with those that shared a reference. When two people edit one cell, the second is told what the first
 * has typed (`cell_changed`), and nothing is changed.
 */
export async function fixRows(
  context: CommandContext,
  id: number,
  { field, value, positions, same_as, was }: Fix,
): Promise<(Fixed & { import: LabelImportDetail }) | Refusal> {
  const { tx, locale, viewer } = context;
  if (isOutside(viewer) && isSenderField(field)) return senderFixed(field);
  let fixed: Fixed = { data: [], changed: 0, same: 0 };
  const answer = await onRecord(context, importRecord, id, async (facts) => {
    const refused = mendProblem(facts);
    if (refused) return refused;
    const before = await readRowsToCheck(tx, id, positions);
    if (before.length === 0) return refuse('not_found');
    const stood = new Set(before.map((row) => textsOf(facts, row)[field] ?? ''));
    const other = was === undefined ? undefined : [...stood].find((text) => text !== was);
    if (other !== undefined)
      return refuse('validation_failed', { fields: { [field]: [{ code: 'cell_changed', values: { text: other } }] } });
    const others = await readSame(tx, facts, field, same_as === undefined ? [...stood] : [same_as], positions);
    const touched = same_as === undefined ? positions : [...positions, ...others];
    const shared = await readSharing(
      tx,
      id,
      field === 'reference_id' ? [...stood, value, ...(same_as === undefined ? [] : [same_as])] : [],
    );
    const changed = await typeOver(tx, id, touched, field, value);
    await checkAgain(context, facts, [...new Set([...touched, ...shared])]);
    fixed = {
      data: await readOrders(tx, facts, { positions, limit: 1_000 }, locale),
      changed,
      same: same_as === undefined ? others.length : 0,
    };
    return null;
  });
  return isRefusal(answer) ? answer : { ...fixed, import: answer.data };
}

async function checkAgain(
  { tx, poolDb, viewer, now }: CommandContext,
  facts: ImportFacts,
  positions: readonly number[],
): Promise<void> {
  const checker = await checkerFor({ viewer, pool: poolDb, db: tx, now }, facts);
  await writeChecked(
    tx,
    facts.id,
    await checkRows(
      checker,
      await readRowsToCheck(tx, facts.id, positions),
      await readEarlierReferences(tx, facts.id, positions),
    ),
  );
  await recount(tx, facts.id, now);
}

/** Leaves rows out, or includes them again. */
export function leaveRows(
  context: CommandContext,
  id: number,
  {
    positions,
    hidden,
    leave,
  }: { positions?: readonly number[] | undefined; hidden?: true | undefined; leave: boolean },
): Changed<LabelImportDetail> {
  return onRecord(context, importRecord, id, async (facts) => {
    const refused = mendProblem(facts);
    if (refused) return refused;
    await checkAgain(context, facts, await setLeft(context.tx, id, hidden ? 'hidden' : (positions ?? null), leave));
    return null;
  });
}
