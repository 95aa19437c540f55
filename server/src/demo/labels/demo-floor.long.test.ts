import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentServiceLife } from '@waybill/domain/rooms/agent-services/agent-service-states.ts';
import { callLife } from '@waybill/domain/rooms/calls/call-states.ts';
import { gateCollectionLife } from '@waybill/domain/rooms/gate-collections/gate-collection-states.ts';
import { handoverCollectionLife } from '@waybill/domain/rooms/handover-collections/handover-collection-states.ts';
import { holdMailLife } from '@waybill/domain/rooms/hold-mails/hold-mail-states.ts';
import { postFileLife } from '@waybill/domain/rooms/mail-post/post-file-states.ts';
import { caseLife, caseKinds } from '@waybill/domain/rooms/mailbags/mailbag-cases.ts';
import { mailbagLife } from '@waybill/domain/rooms/mailbags/mailbag-states.ts';
import { missingCaseLife } from '@waybill/domain/rooms/missing-cases/missing-case-states.ts';
import { pickupPlanLife, pickupRequestLife } from '@waybill/domain/rooms/pickup-requests/pickup-request-states.ts';
import { runSheetLife } from '@waybill/domain/rooms/run-sheets/run-sheet-states.ts';
import { shiftLife } from '@waybill/domain/rooms/shift-handovers/shift-handover-states.ts';
import { startTestApp, type TestApp } from '../../kernel/testing/app.ts';
import { fillDemoLabels } from './demo-labels.ts';
import type { Stage } from './stage.ts';

let app: TestApp;
let stage: Stage;
beforeAll(async () => {
  app = await startTestApp();
  stage = await fillDemoLabels(app.app, { labels: 560, days: 8, now: app.clock() });
}, 240_000);
afterAll(() => app.close());

test('N-09 the tills of the demo operator are empty on some days, and the product refused nothing', () => {
  expect(Object.fromEntries(stage.refused)).toEqual({});
});

test.each<[string, string, readonly string[]]>([
  ['mailbag', 'status', mailbagLife.stateNames],
  ['mailbag_case', 'status', caseLife.stateNames],
  ['run_sheet', 'status', runSheetLife.stateNames],
  ['pickup_request', 'status', pickupRequestLife.stateNames],
  ['pickup_plan', 'status', pickupPlanLife.stateNames],
  ['call_task', 'status', callLife.stateNames],
  ['hold_mail', 'status', holdMailLife.stateNames],
  ['missing_case', 'status', missingCaseLife.stateNames],
  ['handover_collection', 'status', handoverCollectionLife.stateNames],
  ['shift_handover', 'status', shiftLife.stateNames],
  ['gate_collection', 'status', gateCollectionLife.stateNames],
  ['agent_service', 'status', agentServiceLife.stateNames],
  ['post_file', 'status', postFileLife.stateNames],
])('N-09 the demo operator has a %s in every state', async (table, column, states) => {
  const { rows } = await app.database.pool.query<{ state: string }>(`select distinct ${column} as state from ${table}`);
  const found = new Set(rows.map(({ state }) => state));
  expect(states.filter((state) => !found.has(state))).toEqual([]);
});

test('N-09 the demo operator has an open case of each kind', async () => {
  const { rows } = await app.database.pool.query<{ kind: string }>(
    `select distinct kind from mailbag_case where status = $1`,
    [caseLife.at.open],
  );
  expect(rows.map(({ kind }) => kind).sort()).toEqual([...caseKinds].sort());
});
