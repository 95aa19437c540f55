import { lifecycle } from '../../kernel/lifecycle.ts';

export type ScheduleState = 'active' | 'paused';
export type ScheduleCommand = 'pause' | 'resume';

/** Life of a scheduled report: running, or paused until its owner resumes it. */
export const scheduleLife = lifecycle<ScheduleState, ScheduleCommand, 'export.use'>({
  initial: 'active',
  states: { active: { tone: 'success' }, paused: { tone: 'neutral' } },
  commands: {
    pause: { from: ['active'], to: 'paused', permission: 'export.use' },
    resume: { from: ['paused'], to: 'active', permission: 'export.use' },
  },
});

/** Why a run produced no file, or sent none: its owner lacked access at that moment or had none at all, or the destination is closed. */
export const scheduleTroubles = [
  'right_lost',
  'account_closed',
  'branch_left',
  'branch_not_covered',
  'not_possible',
  'destination_closed',
] as const;
export type ScheduleTrouble = (typeof scheduleTroubles)[number];
