import { expect, test } from 'vitest';
import { waitingFile } from './waiting-file.ts';
import type { KeptScan } from './scan-copies.ts';

const scan: KeptScan = {
  seq: 1,
  scan_id: '01JDB5XTKZ0000000000000000',
  tracking_code: 'EX473124829XM',
  status: 'send_to_destination_address',
  scanned_at: '2026-11-23T01:00:00.000Z',
  extra: { to_staff_id: 12 },
  staff_id: 7,
  staff_name: 'Su, Su "the first"',
  user_name: '=su()',
  branch_id: 3,
  place: 'queued',
  answer: null,
};

test('O-02 of a delivery the file holds who received it, and not the picture', () => {
  const proof = {
    picture: { kind: 'photo', type: 'image/jpeg', bytes: new ArrayBuffer(9) },
    handed_to: 'Daw Khin',
    receiver_id_no: null,
  };
  expect(waitingFile([{ ...scan, extra: { proof } }])).toContain(',handed_to=Daw Khin\r\n');
});

test('O-02 the file of what waits holds each scan with who, when and what was wanted, and no cell that a spreadsheet would run', () => {
  expect(waitingFile([scan, { ...scan, status: null, staff_name: undefined, user_name: undefined, extra: {} }])).toBe(
    [
      '\ufefftracking_code,status,scanned_at,staff_id,staff_name,user_name,branch_id,scan_id,extra',
      `EX473124829XM,send_to_destination_address,2026-11-23T01:00:00.000Z,7,"Su, Su ""the first""",'=su(),3,01JDB5XTKZ0000000000000000,to_staff_id=12`,
      'EX473124829XM,,2026-11-23T01:00:00.000Z,7,,,3,01JDB5XTKZ0000000000000000,',
      '',
    ].join('\r\n'),
  );
});
