import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/refusal.ts';
import { roleDefaults } from '../roles/role-defaults.ts';
import type { RoleSlug } from '../../kernel/roles.ts';
import type { Viewer } from '../../kernel/access.ts';
import {
  decideTariff,
  mayRewriteTariff,
  phaseOf,
  tariffActions,
  type TariffCommand,
  type TariffState,
} from './tariff-states.ts';

const viewer = (role: RoleSlug): Viewer => ({
  id: 1,
  role,
  level: roleDefaults[role].level,
  permissions: roleDefaults[role].permissions,
  branchId: 1,
  internationalMail: false,
});
const today = '2026-11-21';

describe('F-03 the life of a tariff', () => {
  test.each<[RoleSlug, TariffState, string, TariffCommand, string]>([
    ['finance-manager', 'draft', '2026-11-21', 'publish', 'published'],
    ['finance-manager', 'draft', '2026-12-01', 'publish', 'published'],
    ['md', 'draft', '2026-11-20', 'publish', 'day_past'],
    ['md', 'published', '2026-12-01', 'publish', 'state_not_allowed'],
    ['md', 'published', '2026-11-22', 'withdraw', 'draft'],
    ['md', 'published', '2026-11-21', 'withdraw', 'state_not_allowed'],
    ['md', 'draft', '2026-12-01', 'withdraw', 'state_not_allowed'],
    ['owner', 'draft', '2026-12-01', 'publish', 'missing_permission'],
  ])('F-03 a %s and a %s tariff from %s: %s is %s', (role, status, valid_from, command, outcome) => {
    const decided = decideTariff(viewer(role), { status, valid_from }, command, today);
    expect(isRefusal(decided) ? decided.code : decided).toBe(outcome);
  });

  test.each([
    ['draft', '2026-11-01', 'draft'],
    ['published', '2026-11-22', 'scheduled'],
    ['published', '2026-11-01', 'in_force'],
    ['published', '2026-10-31', 'superseded'],
  ] as const)('F-03 a %s tariff from %s is shown as %s', (status, valid_from, phase) => {
    expect(phaseOf({ status, valid_from }, today, '2026-11-01')).toBe(phase);
  });

  test('F-03 only a draft is rewritten, and a screen is told what is blocked', () => {
    expect([mayRewriteTariff('draft'), mayRewriteTariff('published')]).toEqual([true, false]);
    expect(tariffActions(viewer('md'), { status: 'draft', valid_from: '2026-11-20' }, today)).toEqual([
      { command: 'publish', blocked: 'day_past' },
    ]);
    expect(tariffActions(viewer('md'), { status: 'published', valid_from: today }, today)).toEqual([
      { command: 'withdraw', blocked: 'state_not_allowed' },
    ]);
  });
});
