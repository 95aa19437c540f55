import { payoutRunFieldWords } from '@waybill/contract/rooms/payout-runs/payout-runs.words.ts';
import {
  payoutDelimiters,
  payoutEncodings,
  payoutTemplateForm,
  payoutWidths,
} from '@waybill/domain/rooms/payout-runs/payout-template-form.ts';
import { call } from '../../kernel/client.ts';
import { titleOf } from '../../kernel/page-links.ts';
import { newPage } from '../../shell/form/new-page.tsx';
import { PayoutTemplateFields } from './PayoutTemplateFields.tsx';

const usual = { delimiter: payoutDelimiters[0], encoding: payoutEncodings[0], width_in: payoutWidths[0] };

/** Proposes a template of a bank's file. */
export const NewPayoutTemplatePage = newPage({
  title: titleOf('payout-templates.new'),
  list: 'payout-templates',
  form: payoutTemplateForm,
  words: payoutRunFieldWords,
  draft: 'payout_template',
  useInitial: () => usual,
  create: (body, idempotencyKey) => call('payout_templates.create', { body, idempotencyKey }),
  changes: 'payout_run',
  leads: ({ data }) => ({ name: 'payout-templates.detail', params: { templateId: data.id } }),
  Fields: PayoutTemplateFields,
});
