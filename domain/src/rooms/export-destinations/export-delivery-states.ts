import { lifecycle } from '../../kernel/lifecycle.ts';
import { remoteTroubles } from '../../kernel/remote-troubles.ts';

export type ExportDeliveryState = 'waiting' | 'delivered' | 'failed';

/** Life of a file on its way to a destination: delivered only when it was read there again and is the same. */
export const exportDeliveryLife = lifecycle<ExportDeliveryState, 'deliver' | 'fail' | 'retry', 'export.use'>({
  initial: 'waiting',
  states: { waiting: { tone: 'transit' }, delivered: { tone: 'success' }, failed: { tone: 'danger' } },
  commands: {
    deliver: { from: ['waiting'], to: 'delivered', permission: 'export.use' },
    fail: { from: ['waiting'], to: 'failed', permission: 'export.use' },
    retry: { from: ['failed'], to: 'waiting', permission: 'export.use' },
  },
});

/** Minutes until the next attempt, after each failed one; afterwards a person decides. */
export const deliveryWaits: readonly number[] = [1, 5, 30, 120, 360, 720];

/** Why a file was not delivered: the place does not take it, it was not made, or it may not be sent any more. */
export const deliveryTroubles = [...remoteTroubles, 'not_made', 'closed', 'owner_left'] as const;
export type DeliveryTrouble = (typeof deliveryTroubles)[number];

/** Parts of a file name that are replaced, and those of a file without a name. */
const usualName = '{report}_{from}_{to}';

/**
 * Returns the file name of a delivery. Everything that is no letter, digit, dot, hyphen or underscore becomes an underscore.
 *
 * @example deliveryName('cod {date}', { report: 'cod', from: '2026-03-01', to: '2026-03-01', date: '2026-03-02' }, 'csv') === 'cod_2026-03-02.csv'
 */
export function deliveryName(
  pattern: string | null,
  parts: Readonly<Record<'report' | 'from' | 'to' | 'date', string>>,
  ending: string,
): string {
  const filled = (pattern ?? usualName).replaceAll(
    /\{(report|from|to|date)\}/g,
    (_, part: keyof typeof parts) => parts[part],
  );
  const safe = filled.replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, '_').replaceAll(/^[._]+|[._]+$/g, '');
  return `${safe === '' ? parts.report : safe}.${ending}`;
}
