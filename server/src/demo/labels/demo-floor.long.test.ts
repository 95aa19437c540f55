import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentServiceStates } from '@waybill/domain/rooms/agent-services/agent-service-states.ts';
import { callStates } from '@waybill/domain/rooms/calls/call-states.ts';
import { gateCollectionStates } from '@waybill/domain/rooms/gate-collections/gate-collection-states.ts';
import { handoverCollectionStates } from '@waybill/domain/rooms/handover-collections/handover-collection-states.ts';
import { holdMailStates } from '@waybill/domain/rooms/hold-mails/hold-mail-states.ts';
import { postFileStates } from '@waybill/domain/rooms/mail-post/post-file-states.ts';
import { caseAt, caseKinds, caseStates } from '@waybill/domain/rooms/mailbags/mailbag-cases.ts';
import { mailbagStates } from '@waybill/domain/rooms/mailbags/mailbag-states.ts';
import { missingCaseStates } from '@waybill/domain/rooms/missing-cases/missing-case-states.ts';
import { pickupPlanStates, pickupRequestStates } from '@waybill/domain/rooms/pickup-requests/pickup-request-states.ts';
import { runSheetStates } from '@waybill/domain/rooms/run-sheets/run-sheet-states.ts';
import { shiftStates } from '@waybill/domain/rooms/shift-handovers/shift-handover-states.ts';
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
  ['mailbag', 'status', mailbagStates],
  ['mailbag_case', 'status', caseStates],
  ['run_sheet', 'status', runSheetStates],
  ['pickup_request', 'status', pickupRequestStates],
  ['pickup_plan', 'status', pickupPlanStates],
  ['call_task', 'status', callStates],
  ['hold_mail', 'status', holdMailStates],
  ['missing_case', 'status', missingCaseStates],
  ['handover_collection', 'status', handoverCollectionStates],
  ['shift_handover', 'status', shiftStates],
  ['gate_collection', 'status', gateCollectionStates],
  ['agent_service', 'status', agentServiceStates],
  ['post_file', 'status', postFileStates],
])('N-09 the demo operator has a %s in every state', async (table, column, states) => {
  const { rows } = await app.database.pool.query<{ state: string }>(`select distinct ${column} as state from ${table}`);
  const found = new Set(rows.map(({ state }) => state));
  expect(states.filter((state) => !found.has(state))).toEqual([]);
});

test('N-09 the demo operator has an open case of each kind', async () => {
  const { rows } = await app.database.pool.query<{ kind: string }>(
    `select distinct kind from mailbag_case where status = $1`,
    [caseAt.open],
  );
  expect(rows.map(({ kind }) => kind).sort()).toEqual([...caseKinds].sort());
});
