import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { can, type Viewer } from '../../kernel/access.ts';
import { lacks, offered, type OfferedAction } from '../../kernel/who-may.ts';
import { worksOnTheStreet } from '../../kernel/roles.ts';
import { typeAfterReturn } from './choose-type.ts';
import { changedLife, type LabelBlockers, type LabelLife, type LifeBefore, type ReturnStep } from './label-life.ts';
import { labelStatuses, type LabelStatus } from './label-statuses.ts';
import { homeRoads } from './sequences.ts';

/** Hours for the sender's answer; then the return counts as agreed (decisions 2.1). */
export const returnAnswerHours = 24;

/** Commands: raise a return, ask the sender, record their agreement, or try delivery again. */
export const returnCommands = ['raise', 'ask', 'agree', 'again'] as const;
export type ReturnCommand = (typeof returnCommands)[number];

/** Entries of an approval command, which never become the current status, and the parcel after it. */
export interface ReturnTaken {
  readonly notes: readonly LabelStatus[];
  readonly life: LabelLife;
  readonly before: LifeBefore;
}

export type ReturnRefusal =
  | 'return_not_possible'
  | 'return_not_raised'
  | 'return_not_asked'
  | 'return_under_way'
  | 'scan_not_carrier'
  | 'scan_on_clearance';

interface CommandRow {
  /** Approval steps in which the command is allowed. */
  readonly from: readonly (ReturnStep | null)[];
  readonly otherwise: ReturnRefusal;
  readonly notes: readonly LabelStatus[];
  readonly change: (life: LabelLife, now: Date) => Partial<LabelLife>;
}

/** The approval as a table. No command changes the current status; agreeing chooses the shipping type again. */
const commands: Readonly<Record<ReturnCommand, CommandRow>> = {
  raise: {
    from: [null],
    otherwise: 'return_under_way',
    notes: ['pending_return'],
    change: (_, now) => ({ return_step: 'pending_return', return_at: now }),
  },
  ask: {
    from: ['pending_return'],
    otherwise: 'return_not_raised',
    notes: ['pending_return_confirm'],
    change: (_, now) => ({ return_step: 'pending_return_confirm', return_at: now }),
  },
  agree: {
    from: ['pending_return', 'pending_return_confirm'],
    otherwise: 'return_not_raised',
    notes: ['return_confirmed', 'schedule_return'],
    change: (life, now) => ({
      return_step: 'schedule_return',
      return_at: now,
      shipping_type: typeAfterReturn[life.shipping_type],
    }),
  },
  again: {
    from: ['pending_return', 'pending_return_confirm'],
    otherwise: 'return_not_raised',
    notes: ['rollback'],
    change: (life) => ({
      return_step: null,
      return_at: null,
      max_attempts: Math.max(life.max_attempts, life.attempts + 1),
    }),
  },
};

/** Returns whether it is in custody, accepted, and not yet returning. */
export function canComeBack(life: LabelLife): boolean {
  return (
    labelStatuses[life.status].custody === true && life.accepted_at !== null && !homeRoads.includes(life.shipping_type)
  );
}

/** Raises and agrees to a return at once, for a person who may decide for the sender. */
export function sendHome(life: LabelLife, now: Date): ReturnTaken {
  const after = { ...life, ...commands.agree.change(life, now) };
  const raised = life.return_step === null ? commands.raise.notes : [];
  return { notes: [...raised, ...commands.agree.notes], life: after, before: changedLife(life, after) };
}

/**
 * Returns the parcel after a command of its return's approval, or the refusal. `viewer` is null for the system, which agrees when the answer time is
 * over. The sender's answer counts after they were asked; before that only a decider (SV) can agree for them.
 */
export function decideReturn(
  viewer: Viewer | null,
  command: ReturnCommand,
  life: LabelLife,
  blockers: LabelBlockers,
  now: Date,
): ReturnTaken | Refusal<ReturnRefusal | 'missing_permission'> {
  const values = { status: life.status };
  const row = commands[command];
  if (!canComeBack(life)) return refuse('return_not_possible', { values });
  if (blockers.clearance_id !== null) return refuse('scan_on_clearance', { values });
  if (!row.from.includes(life.return_step)) return refuse(row.otherwise, { values });
  if (viewer && !can(viewer, 'label.return') && !can(viewer, 'label.decide')) return lacks('label.return');
  if (viewer && worksOnTheStreet(viewer.level) && (command !== 'raise' || life.holder_staff_id !== viewer.id))
    return command === 'raise' ? refuse('scan_not_carrier', { values }) : lacks('label.decide');
  if (
    viewer &&
    answers.includes(command) &&
    life.return_step !== 'pending_return_confirm' &&
    !can(viewer, 'label.decide')
  )
    return refuse('return_not_asked', { values: { ...values, permission: 'label.decide' } });
  const after = { ...life, ...row.change(life, now) };
  return { notes: row.notes, life: after, before: changedLife(life, after) };
}

const answers: readonly ReturnCommand[] = ['agree', 'again'];

/** Returns the commands that a screen offers for the return, each with the reason when it is blocked; none for a parcel that cannot return. */
export function returnActions(
  viewer: Viewer,
  life: LabelLife,
  blockers: LabelBlockers,
  now: Date,
): OfferedAction<ReturnCommand, string>[] {
  return returnCommands
    .filter((command) => commands[command].from.includes(life.return_step))
    .map((command) => {
      const decided = decideReturn(viewer, command, life, blockers, now);
      return offered<ReturnCommand, string>(command, decided);
    })
    .filter(({ blocked }) => blocked !== impossible);
}

const impossible: ReturnRefusal = 'return_not_possible';
