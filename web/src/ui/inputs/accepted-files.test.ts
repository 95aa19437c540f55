import { expect, test } from 'vitest';
import { fileKind, fileProblem, fileSize } from './accepted-files.ts';

const csv = { accept: ['.csv', '.xlsx', 'image/*'], maxMb: 1 };

test.each([
  ['labels.csv', 10, 'text/csv', null],
  ['LABELS.CSV', 10, '', null],
  ['photo', 10, 'image/webp', null],
  ['labels.csv.exe', 10, '', 'type'],
  ['labels.pdf', 10, 'application/pdf', 'type'],
  ['labels.csv', 1_048_576, 'text/csv', null],
  ['labels.csv', 1_048_577, 'text/csv', 'size'],
])('V-02 the chosen file %s of %i bytes and type %j is judged %j', (name, size, type, problem) => {
  expect(fileProblem({ name, size, type }, csv)).toBe(problem);
});

test('V-02 without rules every file is accepted', () => {
  expect(fileProblem({ name: 'a.bin', size: 9e9, type: '' }, { accept: [], maxMb: 0 })).toBeNull();
});

test.each([
  [1, '1 kB'],
  [12_345, '12 kB'],
  [3_440_000, '3.4 MB'],
])('V-02 %i bytes are shown as %s', (bytes, shown) => {
  expect(fileSize(bytes)).toBe(shown);
});

test.each([
  ['door.jpg', 'image/jpeg', 'image'],
  ['DOOR.JPG', '', 'image'],
  ['orders.csv', 'text/csv', 'sheet'],
  ['orders.xlsx', '', 'sheet'],
  ['slip.pdf', 'application/pdf', 'text'],
  ['backup.zip', 'application/zip', 'other'],
])('V-02 the chosen file %s of type %j is shown as %s', (name, type, kind) => {
  expect(fileKind({ name, type })).toBe(kind);
});
