import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../kernel/access.ts';
import { apiKeyCommands, apiKeyLife, apiKeyStateAt, isKeyLive } from './api-key-states.ts';
import { newKeyProblem, overlapEnd, scopesProblem } from './decide-api-key.ts';
import { ownerProblem, programStop } from './decide-owner.ts';
import { keyBytes, looksLikeKey, readKeyMode, shownOfKey, writeKey } from '../../kernel/key-format.ts';
import { keyOwnerKinds, keyRank } from '../../kernel/key-owners.ts';
import { keyScopeNames, mayGiveScope, permissionsOfScopes } from '../../kernel/key-scopes.ts';

const bytes = (fill: (at: number) => number) => Uint8Array.from({ length: keyBytes }, (_, at) => fill(at) & 255);
const now = new Date('2026-11-21T05:30:00Z');
const maker = (permissions: readonly string[]): Viewer => ({
  id: 1,
  role: 'manager',
  level: 45,
  permissions,
  branchId: 2,
  internationalMail: false,
});
const manager = maker(permissionsOfScopes(keyScopeNames));

describe('N-06 how a key is written', () => {
  test('N-06 a key names its world, is one word, and keeps all 256 bits', () => {
    const key = writeKey(
      'live',
      bytes((at) => at * 37),
    );
    expect(key).toMatch(/^wb_live_[0-9A-Za-z]{49}$/);
    expect([
      readKeyMode(key),
      readKeyMode(
        writeKey(
          'test',
          bytes(() => 255),
        ),
      ),
    ]).toEqual(['live', 'test']);
    const others = Array.from({ length: 256 }, (_, bit) =>
      writeKey(
        'live',
        bytes((at) => (at * 37) ^ (at === bit >> 3 ? 1 << (bit & 7) : 0)),
      ),
    );
    expect(new Set([key, ...others]).size).toBe(257);
  });

  test('N-06 every wrong sign, every two that were exchanged and every one that is missing shows without asking anybody', () => {
    const key = writeKey(
      'live',
      bytes((at) => at * 91 + 5),
    );
    const typos: string[] = [`${key}0`, ` ${key}`, key.slice(0, -1), key.replace('live', 'test')];
    for (let at = 8; at < key.length; at++) {
      const sign = key[at] as string;
      const next = key[at + 1];
      typos.push(
        key.slice(0, at) + (sign === 'x' ? 'y' : 'x') + key.slice(at + 1),
        key.slice(0, at) + key.slice(at + 1),
      );
      if (next !== undefined && next !== sign) typos.push(key.slice(0, at) + next + sign + key.slice(at + 2));
    }
    expect(typos.filter((typo) => readKeyMode(typo) !== null)).toEqual([]);
  });

  test('N-06 what is shown of it later is its beginning and its end', () => {
    const key = writeKey(
      'live',
      bytes(() => 7),
    );
    const { shown_prefix, last_four } = shownOfKey(key);
    expect([key.startsWith(shown_prefix), key.endsWith(last_four), shown_prefix.length + last_four.length]).toEqual([
      true,
      true,
      16,
    ]);
    expect([looksLikeKey(key), looksLikeKey('wb-live'), looksLikeKey('a'.repeat(43))]).toEqual([true, false, false]);
  });
});

describe('N-06 the life of a key', () => {
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000);
  test.each([
    [{ revoked_at: null, expires_at: null, rolled_to: null, stop: null }, 'active'],
    [{ revoked_at: null, expires_at: day(1), rolled_to: null, stop: null }, 'active'],
    [{ revoked_at: null, expires_at: now, rolled_to: null, stop: null }, 'expired'],
    [{ revoked_at: null, expires_at: day(1), rolled_to: 4, stop: null }, 'rolling'],
    [{ revoked_at: null, expires_at: day(-1), rolled_to: 4, stop: null }, 'expired'],
    [{ revoked_at: now, expires_at: day(1), rolled_to: 4, stop: null }, 'revoked'],
    [{ revoked_at: null, expires_at: null, rolled_to: null, stop: 'maker_left' }, 'stopped'],
    [{ revoked_at: null, expires_at: day(1), rolled_to: 4, stop: 'owner_closed' }, 'stopped'],
    [{ revoked_at: null, expires_at: day(-1), rolled_to: null, stop: 'branch_closed' }, 'expired'],
    [{ revoked_at: now, expires_at: null, rolled_to: null, stop: 'maker_left' }, 'revoked'],
  ] as const)('N-06 %o stands as %s', (times, state) => expect(apiKeyStateAt(times, now)).toBe(state));

  test('N-06 what has ended or stands still opens nothing; only what stands still can be rolled by somebody else', () => {
    expect(apiKeyLife.stateNames.filter((state) => !isKeyLive(state))).toEqual(['stopped', 'expired', 'revoked']);
    expect(apiKeyCommands.map((command) => apiKeyLife.commands[command].from)).toEqual([
      ['active', 'stopped'],
      ['active', 'rolling', 'stopped'],
    ]);
  });

  test.each([
    [{ customer: null, branch: 'active', maker: 'active' }, null],
    [{ customer: 'active', branch: 'active', maker: 'active' }, null],
    [{ customer: 'suspend', branch: 'active', maker: 'active' }, 'owner_closed'],
    [{ customer: 'ban', branch: 'inactive', maker: 'ban' }, 'owner_closed'],
    [{ customer: null, branch: 'inactive', maker: 'active' }, 'branch_closed'],
    [{ customer: 'active', branch: 'active', maker: 'suspend' }, 'maker_left'],
    [{ customer: null, branch: 'active', maker: 'ban' }, 'maker_left'],
  ] as const)('S-30 N-06 a program of %o is stopped by %s', (facts, stop) => expect(programStop(facts)).toBe(stop));

  test('N-06 the overlap never makes a key live longer than it would have', () => {
    expect([overlapEnd(null, 24, now), overlapEnd(day(7), 24, now), overlapEnd(day(0.5), 24, now)]).toEqual([
      day(1),
      day(1),
      day(0.5),
    ]);
  });
});

describe('N-06 what a key may be given', () => {
  const wish = {
    name: 'Shop',
    mode: null,
    owner_kind: 'partner',
    customer_id: null,
    owner_name: 'Shop Co.',
    branch_id: 2,
    scopes: ['labels.read'],
    per_minute: null,
    expires_on: null,
  } as const;
  const facts = { branch: { status: 'active', agent: false }, customer: { status: 'active' } } as const;
  const refusal = (change: object, known: object = {}, who = manager) => {
    const values = { ...wish, scopes: [...wish.scopes], ...change };
    const customer = values.customer_id === null ? null : facts.customer;
    return (ownerProblem(values, { ...facts, customer, ...known }) ?? newKeyProblem(who, values, now))?.code ?? null;
  };

  test.each<[string, object, object, string | null]>([
    ['of a partner with a name', {}, {}, null],
    ['of a partner without', { owner_name: null }, {}, 'validation_failed'],
    [
      'of a merchant with a name that would not be used',
      { owner_kind: 'merchant', customer_id: 5 },
      {},
      'validation_failed',
    ],
    ['of a merchant that is seen', { owner_kind: 'merchant', owner_name: null, customer_id: 5 }, {}, null],
    [
      'of one that is not',
      { owner_kind: 'merchant', owner_name: null, customer_id: 5 },
      { customer: null },
      'validation_failed',
    ],
    [
      'of one that is suspended',
      { owner_kind: 'merchant', owner_name: null, customer_id: 5 },
      { customer: { status: 'suspend' } },
      'customer_not_active',
    ],
    ['of a merchant whom nobody named', { owner_kind: 'merchant' }, {}, 'validation_failed'],
    ['of a partner that names a merchant', { customer_id: 5 }, {}, 'validation_failed'],
    ['for a branch that is not covered', {}, { branch: null }, 'branch_not_covered'],
    ['for a branch that is closed', {}, { branch: { status: 'inactive', agent: false } }, 'branch_not_covered'],
    ['of an agent at the operator’s branch', { owner_kind: 'agent', owner_name: null }, {}, 'api_key_no_agent'],
    [
      'of an agent at its own',
      { owner_kind: 'agent', owner_name: null },
      { branch: { status: 'active', agent: true } },
      null,
    ],
    ['that ends today', { expires_on: '2026-11-21' }, {}, null],
    ['that ended yesterday', { expires_on: '2026-11-20' }, {}, 'day_past'],
  ])('N-06 a key %s', (_, change, known, code) => expect(refusal(change, known)).toBe(code));

  const merchants = { owner_kind: 'merchant', owner_name: null, customer_id: 5 };
  test('A-06 N-06 nobody gives a key what they may not do themselves, each scope by itself', () => {
    for (const scope of keyScopeNames) {
      const needed = permissionsOfScopes([scope]);
      for (const left of needed) {
        const lacking = maker(manager.permissions.filter((permission) => permission !== left));
        expect([scope, mayGiveScope(lacking, scope), refusal({ ...merchants, scopes: [scope] }, {}, lacking)]).toEqual([
          scope,
          false,
          'api_key_scope_above',
        ]);
      }
      expect(keyOwnerKinds.some((owner) => scopesProblem(manager, owner, [scope]) === null)).toBe(true);
    }
  });

  test('A-06 a key decides, approves, pays, confirms and counts nothing, whatever it was given', () => {
    const allowed = permissionsOfScopes(keyScopeNames);
    expect(
      allowed.filter((one) =>
        /approve|\.pay|decide|confirm|count|settle|clear|label\.edit|customer|ban|rollback/.test(one),
      ),
    ).toEqual([]);
    expect(keyRank.level).toBeGreaterThan(60);
  });
});
