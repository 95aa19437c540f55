import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Door } from '@waybill/contract/rooms/run-sheets/run-sheets.contract.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { useUser } from '../../kernel/session-store.ts';
import { tryCode, type KeptProof } from '../../shell/scan/scan-proof.ts';
import { hearAnswers, keep, scanOf, type ScanWish } from '../../shell/scan/scan-service.ts';
import type { Paid } from '../payment-channels/payment-channels.door.ts';
import { useChanged } from '../../shell/use-changed.ts';

export interface DoorScans {
  /** The door at which a parcel is being handed over, with what is asked there. */
  readonly delivering: Door | null;
  beginDelivery(door: Door): void;
  endDelivery(): void;
  /** Stores the delivery with its proof on the device and sends it automatically, with or without a network. */
  deliver(door: Door, proof: KeptProof | null, paid: Paid | null): Promise<void>;
  /** The door that somebody is being asked about. */
  readonly failing: Door | null;
  ask(door: Door): void;
  /** The door at which the receiver takes some of several pieces. */
  readonly parting: Door | null;
  beginPart(door: Door): void;
  endPart(): void;
  /** Kept like a delivery; the pieces get their own code once it was sent. */
  part(door: Door, pieces: number): Promise<void>;
  /** With a reason, or without one when it was given up. */
  fail(reason: string | null): void;
  /** Is its result kept, and not answered yet? */
  isKept(door: Door): boolean;
}

const delivered: LabelStatus = 'delivered';
const atSender: LabelStatus = 'sentback_to_customer';
const back: LabelStatus = 'sendback_to_destination_branch';

/** Scans that a courier makes at a door: stored first, then sent, however long the phone is offline. */
export function useDoorScans(): DoorScans {
  const user = useUser();
  const changed = useChanged();
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  const [delivering, setDelivering] = useState<Door | null>(null);
  const [failing, setFailing] = useState<Door | null>(null);
  const [parting, setParting] = useState<Door | null>(null);
  /** Scans that were answered: on a good line that is quicker than the device says that it has kept one. */
  const heard = useRef(new Set<string>());
  useEffect(
    () =>
      hearAnswers((answered) => {
        for (const { scan } of answered) heard.current.add(scan.scan_id);
        setWaiting((was) => {
          const codes = new Set(answered.map(({ scan }) => scan.tracking_code));
          return new Set([...was].filter((code) => !codes.has(code)));
        });
        void changed('run_sheet');
      }),
    [changed],
  );
  const send = useCallback(
    async (door: Door, wish: ScanWish, proof: KeptProof | null = null) => {
      const scan = scanOf(door.tracking_code, wish, user, Date.now());
      if (scan === null) return;
      await tryCode(scan, proof);
      await keep(scan);
      if (!heard.current.has(scan.scan_id)) setWaiting((was) => new Set([...was, scan.tracking_code]));
    },
    [user],
  );
  return useMemo(
    (): DoorScans => ({
      delivering,
      beginDelivery: setDelivering,
      endDelivery: () => setDelivering(null),
      failing,
      ask: setFailing,
      isKept: ({ tracking_code }) => waiting.has(tracking_code),
      deliver: (door, proof, paid) =>
        send(
          door,
          {
            kind: 'parcel',
            status: door.homeward ? atSender : delivered,
            extra: { ...(proof ? { proof } : {}), ...(paid ? { paid } : {}) },
          },
          proof,
        ),
      fail: (reason) => {
        if (failing && reason !== null) void send(failing, { kind: 'parcel', status: back, extra: { reason } });
        setFailing(null);
      },
      parting,
      beginPart: setParting,
      endPart: () => setParting(null),
      part: (door, pieces) => send(door, { kind: 'part', status: null, extra: { pieces_now: pieces } }),
    }),
    [delivering, failing, parting, waiting, send],
  );
}
