import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';

const kyat = { min: 0, max: 1_000_000_000, integer: true } as const;

/** Between two bank accounts, or from one into a branch's till; a branch's cash goes to the bank by a handover. */
export const transferForm = form({
  from_account_id: rule.idRef({ required: true }),
  to_account_id: rule.idRef(),
  to_branch_id: rule.idRef(),
  amount: unit.kyat(rule.number({ ...kyat, min: 1, required: true })),
  bank_fee: unit.kyat(rule.number({ ...kyat, max: 10_000_000 })),
  note: rule.text({ max: 200 }),
});

export const transferReasonForm = form({ reason: rule.text({ required: true, max: 200 }) });

/** Whole kyat: amounts above which a second person approves a day's transfers, and bank charges. */
export const transferSettingsForm = form({
  approval_limit: unit.kyat(rule.number({ ...kyat, required: true })),
  charge_limit: unit.kyat(rule.number({ ...kyat, required: true })),
});
export interface TransferSettings {
  readonly approval_limit: number;
  readonly charge_limit: number;
}
