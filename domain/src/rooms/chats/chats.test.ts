import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import { groupSizeMax, type ChatKind } from './chat-kinds.ts';
import { chatPieces } from './chat-text.ts';
import { decideMembers, decideMessage, keepsGroup, mayFoundGroup } from './decide-chat.ts';

describe('a code in a message', () => {
  test.each<[string, (string | null)[]]>([
    ['See EX473124829XM please', [null, 'EX473124829XM', null]],
    ['EX473124829XM', ['EX473124829XM']],
    ['ex 4731 2482 9 xm', ['EX473124829XM']],
    ['EX၄၇၃၁၂၄၈၂၉XM ရောက်ပြီလား', ['EX473124829XM', null]],
    // A wrong check digit, a longer word, a bag: not a parcel.
    ['EX473124828XM', [null]],
    ['AEX473124829XMB', [null]],
    ['MB473124829XM', [null]],
    ['<b>EX473124829XM</b>', [null, 'EX473124829XM', null]],
    ['', []],
  ])('of %j', (text, codes) => {
    const pieces = chatPieces(text);
    expect(pieces.map(({ code }) => code)).toEqual(codes);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  });
});

describe('what may be written', () => {
  const picture = { name: 'x.png', size: 1, type: 'image/png' };
  test.each<[ChatKind, boolean, string | null, object | null, string | null]>([
    ['person', true, 'hello', null, null],
    ['person', true, null, picture, null],
    ['person', true, null, null, 'chat_empty'],
    ['person', false, 'hello', null, 'chat_person_gone'],
    ['branch', false, 'hello', null, null],
    ['group', false, null, null, 'chat_empty'],
  ])('%s, the other there: %s, text %j', (kind, otherActive, text, sent, code) => {
    const refused = decideMessage({ kind, otherActive }, { text, picture: sent });
    expect(refused?.code ?? null).toBe(code);
  });
});

describe('groups', () => {
  test.each([
    [55, undefined, true],
    [5, undefined, true],
    [65, undefined, false],
    [70, 'mail_collector', false],
    [55, 'agent', true],
    [45, 'mpost', false],
    [45, 'za', false],
  ] as const)('of level %s and type %s founds a group: %s', (level, userType, may) => {
    expect(mayFoundGroup({ level, ...(userType ? { userType } : {}) })).toBe(may);
  });

  test('are kept by their founder alone, and those of a branch by nobody', () => {
    const founder = { id: 1 };
    expect(keepsGroup(founder, { kind: 'group', ownerId: 1 })).toBe(true);
    expect(keepsGroup(founder, { kind: 'group', ownerId: 2 })).toBe(false);
    expect(keepsGroup(founder, { kind: 'branch', ownerId: null })).toBe(false);
  });

  test('take in only whom the founder may write to; who is in them already stays, and so does the founder', () => {
    const group = { ownerId: 1, before: [1, 2], reachable: [3] };
    expect(decideMembers({ ...group, wanted: [2, 3, 3] })).toEqual([1, 2, 3]);
    expect(decideMembers({ ...group, wanted: [] })).toEqual([1]);
    expect(isRefusal(decideMembers({ ...group, wanted: [2, 4] }))).toBe(true);
    const many = Array.from({ length: groupSizeMax }, (_, n) => n + 2);
    expect(isRefusal(decideMembers({ ...group, reachable: many, wanted: many }))).toBe(true);
  });
});
