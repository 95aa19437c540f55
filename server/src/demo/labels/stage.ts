import type { FastifyInstance } from 'fastify';
import { accountRef } from '@waybill/domain/rooms/ledger/accounts.ts';
import { isRefusal, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import type { CallOutput, EndpointId } from '@waybill/contract/registry.ts';
import type { CommandContext, ReadContext } from '../../kernel/context.ts';
import { runBatch, runCommand } from '../../kernel/run-command.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { callAs, type CallParts } from '../../app/call-as.ts';
import { readBalance } from '../../rooms/ledger/ledger.door.ts';
import { applyScans } from '../../rooms/scan-kit/scan-round.door.ts';
import type { ReadyScan } from '../../rooms/scan-kit/read-scans.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';

/** A scan by a user of the demo operator. */
export interface DemoScan {
  readonly label: number;
  readonly code: string;
  readonly viewer: SessionViewer;
  readonly status: LabelStatus | null;
  readonly courier?: number;
  readonly reason?: ReadyScan['scan']['reason'];
  readonly postCode?: string;
  readonly paid?: ReadyScan['scan']['paid'];
}

/** Returns the id of a parcel's one scan in a moment of the play. */
export const demoScanId = (label: number, moment: string): string => `demo-${label}-${moment}`;

/** Maximum scans sent at once, as by a device. */
const most = 1_000;

/** Runs the product's own commands for the demo operator, by users who have the permission, at the time of the play. */
export class Stage {
  readonly app: FastifyInstance;
  /** Reasons of refusals, with their number; concurrent users may have been faster. */
  readonly refused = new Map<string, number>();
  scans = 0;

  constructor(app: FastifyInstance) {
    this.app = app;
  }

  context(viewer: SessionViewer, now: Date): ReadContext {
    const { services, db } = this.app.waybill;
    return {
      services,
      db,
      live: null,
      viewer,
      now,
      requestId: 'demo',
      locale: viewer.locale,
      request: { ip: '', userAgent: null, raw: null },
    };
  }

  /** Runs work in one transaction, as a command of this name. */
  async act<Output>(
    viewer: SessionViewer,
    now: Date,
    endpoint: string,
    work: (context: CommandContext) => Promise<Output | Refusal>,
  ): Promise<Output | null> {
    const answer = await runCommand(this.context(viewer, now), {
      endpoint,
      status: 200,
      audited: false,
      input: null,
      idempotencyKey: null,
      act: work,
    });
    if (!isRefusal(answer)) return answer.body as Output;
    this.refuse(endpoint, answer);
    return null;
  }

  /** Makes a call as a browser of this user would; null when it was refused, which `mayFail` allows. */
  async call<Id extends EndpointId>(
    viewer: SessionViewer,
    now: Date,
    id: Id,
    parts: CallParts = {},
    { mayFail = false }: { mayFail?: boolean } = {},
  ): Promise<CallOutput<Id> | null> {
    const answer = await callAs(this.context(viewer, now), id, parts);
    if (!isRefusal(answer)) return answer;
    if (!mayFail) this.refuse(id, answer);
    return null;
  }

  /** Applies scans of many users at once. Repeated scans of an interrupted run are recognized by their id and change nothing. */
  async scan(office: SessionViewer, now: Date, moment: string, scans: readonly DemoScan[]): Promise<void> {
    for (let at = 0; at < scans.length; at += most) {
      const ready = scans.slice(at, at + most).map((one, index): ReadyScan => ({
        index,
        code: one.code,
        scannedCode: one.code,
        ofPost: false,
        viewer: one.viewer,
        scannedAt: now,
        receivedAt: now,
        postCode: one.postCode ?? null,
        scan: {
          scan_id: demoScanId(one.label, moment),
          tracking_code: one.code,
          status: one.status,
          scanned_at: now.toISOString(),
          to_staff_id: one.courier ?? null,
          reason: one.reason ?? null,
          paid: one.paid ?? null,
          confirmed: true,
          device: 'PC-1',
        },
      }));
      const outcomes = await runBatch(this.context(office, now), null, (batch) => applyScans(batch, ready));
      if (isRefusal(outcomes)) throw new Error(outcomes.code);
      this.scans += ready.length;
      for (const outcome of outcomes.values()) if (outcome.kind === 'refused') this.refuse('scan', outcome.refusal);
    }
  }

  /** Returns the balance of a branch's till, in whole kyat. */
  heldAt(branchId: number): Promise<number> {
    return readBalance(this.app.waybill.db, accountRef('cash:branch', { owner: branchId }));
  }

  refuse(what: string, { code }: Refusal): void {
    this.refused.set(`${what}: ${code}`, (this.refused.get(`${what}: ${code}`) ?? 0) + 1);
  }
}
