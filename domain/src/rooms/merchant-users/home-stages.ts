import { currentStatuses, labelStatuses, type LabelStatus } from '../labels/label-statuses.ts';
import { statusesOfTab, type LabelTab } from '../labels/label-tabs.ts';

/** Stages on the home page of a merchant: what is open, what is out and what comes back of it, and what was made today. */
export const homeStages = ['today', 'waiting', 'with_us', 'on_the_way', 'out', 'to_answer', 'coming_back'] as const;
export type HomeStage = (typeof homeStages)[number];

/** Days back in which a paid clearance was issued to count as paid lately. */
export const paidLatelyDays = 30;

/** Answers listed on the home page; the list of parcels has all. */
export const answersShown = 20;
export const payoutsShown = 5;

/** Filter of the label list whose rows are those of a stage. */
interface StageRows {
  readonly tab: LabelTab;
  readonly status?: LabelStatus;
  /** Only those made today. */
  readonly today?: true;
}

export const stageRows: Readonly<Record<HomeStage, StageRows>> = {
  today: { tab: 'search', today: true },
  waiting: { tab: 'pending' },
  with_us: { tab: 'process' },
  on_the_way: { tab: 'ongoing' },
  out: { tab: 'search', status: 'send_to_destination_address' },
  to_answer: { tab: 'search', status: 'pending_return_confirm' },
  coming_back: { tab: 'search', status: 'pending_return_confirmed' },
};

/** Statuses of open parcels: all that a home page counts but what was made today. */
export const openStatuses: readonly LabelStatus[] = currentStatuses.filter(
  (status) => labelStatuses[status].final !== true,
);

/** Returns the statuses of a tab that parcels of a stage have. */
export const tabStatuses = (stage: HomeStage): readonly LabelStatus[] => statusesOfTab(stageRows[stage].tab);
