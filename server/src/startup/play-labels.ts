import type { FastifyInstance } from 'fastify';
import { fillDemoLabels, type DemoLabelsOptions } from '../demo/labels/demo-labels.ts';
import { makePrograms } from '../demo/demo-programs.ts';
import { readProgress } from '../demo/labels/demo-progress.ts';
import { withJobLock } from '../kernel/job-lock.ts';
import { demoState } from './demo-state.ts';

/**
 * Plays the rest of the demo operator's labels, and then the programs of external users. Does nothing in a database without the demo operator, or in
 * an older one with labels made by users. Two servers do not play at once. Returns whether there was something to play.
 */
export async function playLabels(app: FastifyInstance, options: DemoLabelsOptions): Promise<boolean> {
  const {
    db,
    services: { pool },
  } = app.waybill;
  if (options.labels === 0 || (await demoState(pool)) !== 'ready') return false;
  let played = false;
  await withJobLock(db, 'demo-labels', async () => {
    const progress = await readProgress(pool);
    const used = progress === null && ((await pool.query('select 1 from label limit 1')).rowCount ?? 0) > 0;
    if (used || progress?.done) return;
    await fillDemoLabels(app, options);
    await makePrograms(app);
    played = true;
  });
  return played;
}
