import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../services.ts';

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/**
 * Returns how many rows of a table a statement reads, including filtered ones: the cost of a list on a machine of any speed.
 *
 * @example expect(await rowsRead(db, pageQuery(staffSource, viewer, question), 'staff')).toBeLessThan(300);
 */
export async function rowsRead(db: Database, statement: RawBuilder<unknown>, table: string): Promise<number> {
  const { rows } = await sql<{
    'QUERY PLAN': [{ Plan: PlanNode }];
  }>`explain (analyze, timing off, format json) ${statement}`.execute(db);
  const takenUp = (node: PlanNode): number =>
    (node['Relation Name'] === table
      ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      : 0) + (node.Plans ?? []).reduce((sum, plan) => sum + takenUp(plan), 0);
  return Math.round(takenUp(rows[0]?.['QUERY PLAN'][0].Plan as PlanNode));
}
