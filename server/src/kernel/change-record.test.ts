import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refuse } from '@waybill/domain/kernel/refusal.ts';
import { changeRecord, changeState, editRecord, onRecord, removeRecord, type AuditedRecord } from './change-record.ts';
import type { NewAuditLine, CommandContext, LiveEvent } from './context.ts';
import { startTestApp, type TestApp } from './testing/app.ts';

interface Thing {
  readonly status: string;
  readonly title: string;
  readonly version: number;
}

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ demo: false });
});
afterAll(() => testApp.close());

/** A table in memory, with everything that a command leaves. */
function desk(things: Record<number, Thing>) {
  const lines: NewAuditLine[] = [];
  const events: LiveEvent[] = [];
  const context = {
    tx: testApp.app.waybill.db,
    audit: (line: NewAuditLine) => void lines.push(line),
    publish: (event: LiveEvent) => void events.push(event),
  } as unknown as CommandContext;
  const kind: AuditedRecord<'branches', Thing, Thing> = {
    room: 'branches',
    lock: async (_context, id) => things[id] ?? null,
    auditSubject: ({ title }) => ({ name: title, branchId: 7 }),
    notify: ({ publish }, _thing, id) => publish({ topic: 'branch', payload: { id } }),
    read: async (_context, id) => things[id] ?? null,
  };
  return { things, lines, events, context, kind };
}

const open = { status: 'active', title: 'Yangon', version: 3 };
const closing = (things: Record<number, Thing>, id: number) => ({
  command: 'close' as const,
  decide: ({ status }: Thing) => (status === 'active' ? 'inactive' : refuse('state_not_allowed')),
  set: async (status: string) => void (things[id] = { ...open, status }),
});

describe('one command on one record', () => {
  test('A-08 a step of a life is decided, written, told, and stands in the log with before and after', async () => {
    const { things, lines, events, context, kind } = desk({ 1: open });
    const answer = await changeState(context, kind, 1, { ...closing(things, 1), reason: 'moved' });
    expect(answer).toEqual({ data: { ...open, status: 'inactive' } });
    expect(lines).toEqual([
      {
        room: 'branches',
        record: 1,
        name: 'Yangon',
        branchId: 7,
        action: 'close',
        before: { status: 'active' },
        after: { status: 'inactive', reason: 'moved' },
      },
    ]);
    expect(events).toEqual([{ topic: 'branch', payload: { id: 1 } }]);
  });

  test('A-06 what is not the viewer’s to see is not found, and nothing is done or left', async () => {
    const { things, lines, events, context, kind } = desk({});
    expect(await changeState(context, kind, 9, closing(things, 9))).toMatchObject({ code: 'not_found' });
    expect([things, lines, events]).toEqual([{}, [], []]);
  });

  test('a refusal, of the rules or of a look at others, leaves everything as it was', async () => {
    const { things, lines, events, context, kind } = desk({ 1: { ...open, status: 'inactive' }, 2: open });
    const refused = await changeState(context, kind, 1, closing(things, 1));
    const checked = await changeState(context, kind, 2, { ...closing(things, 2), check: async () => refuse('in_use') });
    expect([refused, checked]).toMatchObject([{ code: 'state_not_allowed' }, { code: 'in_use' }]);
    expect([things[2], lines, events]).toEqual([open, [], []]);
  });

  test('S-08 the second of two editors is told what the first made of it; who saves the same again writes nothing', async () => {
    const { things, lines, context, kind } = desk({ 1: open });
    const edit = (title: string, version: number) =>
      editRecord(
        context,
        kind,
        { id: 1, version },
        {
          valuesOf: (thing) => ({ title: thing.title }),
          settle: async () => ({ title }),
          save: async (values) => void (things[1] = { ...open, ...values, version: 4 }),
        },
      );
    expect(await edit('Bago', 2)).toMatchObject({
      code: 'changed_meanwhile',
      values: { version: 3, current: { title: 'Yangon' } },
    });
    expect(await edit('Yangon', 3)).toEqual({ data: open });
    expect(await edit('Bago', 3)).toEqual({ data: { ...open, title: 'Bago', version: 4 } });
    expect(lines.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      { action: 'edit', before: {}, after: {} },
      { action: 'edit', before: { title: 'Yangon' }, after: { title: 'Bago' } },
    ]);
  });

  test('who saves a record out of their own reach is told so', async () => {
    const { things, context, kind } = desk({ 1: open });
    const answer = await changeRecord(context, { ...kind, outOfReach: refuse('branch_not_covered') }, 1, async () => {
      delete things[1];
      return { action: 'edit' };
    });
    expect(answer).toMatchObject({ code: 'branch_not_covered' });
  });

  test('A-08 a record that is removed leaves its line and is told of; a refusal leaves it where it is', async () => {
    const { things, lines, events, context, kind } = desk({ 1: open });
    expect(await removeRecord(context, kind, 1, async () => refuse('in_use'))).toMatchObject({ code: 'in_use' });
    expect([lines, events]).toEqual([[], []]);
    const answer = await removeRecord(context, kind, 1, async ({ title }) => {
      delete things[1];
      return { action: 'edit', before: { name_en: title } };
    });
    expect([answer, things]).toEqual([{ message: 'ok' }, {}]);
    expect(lines).toMatchObject([{ room: 'branches', record: 1, name: 'Yangon', before: { name_en: 'Yangon' } }]);
    expect(events).toEqual([{ topic: 'branch', payload: { id: 1 } }]);
  });

  test('what the log does not tell of is locked, told and answered in the same way, with what it is by then', async () => {
    const { things, lines, events, context, kind } = desk({ 1: open });
    const own = {
      ...kind,
      notify: ({ publish }: CommandContext, _thing: Thing, id: number, shown: Thing | null) =>
        publish({ topic: 'branch' as const, payload: { id, version: shown?.version } }),
    };
    const again = async () => {
      things[1] = { ...open, version: 4 };
      return null;
    };
    expect(await onRecord(context, own, 1, again)).toEqual({ data: { ...open, version: 4 } });
    expect([lines, events]).toEqual([[], [{ topic: 'branch', payload: { id: 1, version: 4 } }]]);
    expect(await onRecord(context, own, 2, again)).toMatchObject({ code: 'not_found' });
  });
});
