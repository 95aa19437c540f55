import { form } from '../../kernel/form.ts';
import { rule } from '../../kernel/rules.ts';
import { unit } from '../../kernel/units.ts';
import { statementForm } from '../bank-lines/read-statement.ts';

const { bank_account_id: _, ...file } = statementForm;

/** A provider's statement, read like a bank's, under the headings of the account that the channel settles into. */
export const channelStatementForm = form({ payment_channel_id: rule.idRef({ required: true }), ...file });

/** Matches a line with a claim: the one that the import found, or the one with this parcel's code. */
export const matchPaymentForm = form({ tracking_code: rule.text({ max: 60 }) });

/** A receiver says that they paid before the delivery. */
export const advancePaymentForm = form({
  tracking_code: rule.text({ required: true, max: 60 }),
  payment_channel_id: rule.idRef({ required: true }),
  amount: unit.kyat(rule.number({ min: 1, integer: true, required: true })),
  reference: rule.text({ max: 60 }),
});

/** Why a case ends without the provider's money, or a line is left. */
export const claimReasonForm = form({ reason: rule.text({ required: true, max: 200 }) });
