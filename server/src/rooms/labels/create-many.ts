import { checkForm } from '@waybill/domain/kernel/form.ts';
import { isRefusal, refuse, type Refusal } from '@waybill/domain/kernel/refusal.ts';
import {
  labelForm,
  labelOwnerFields,
  labelValues,
  type LabelFormValues,
  type LabelValues,
} from '@waybill/domain/rooms/labels/label-form.ts';
import { firstStatus } from '@waybill/domain/rooms/labels/label-tabs.ts';
import { outsidePrices } from '@waybill/contract/key-fields.ts';
import type { ManyMade } from '@waybill/contract/rooms/labels/label-shapes.ts';
import { isOutside } from '../../kernel/viewer.ts';
import type { CommandContext } from '../../kernel/context.ts';
import { answerOf } from '../../kernel/errors.ts';
import { ofOwner } from '../../kernel/input.ts';
import { createLabels } from './create-label.ts';
import { madeOf } from './label-made.ts';

/** Origin of labels that programs create in bulk. */
const origin = 'api';

/**
 * Creates many labels in one call, with a few statements whatever their number. Each is checked and decided separately, as in a single call: an invalid one is
 * refused in its place and the others are created.
 */
export async function createManyLabels(
  context: CommandContext,
  sent: readonly unknown[],
): Promise<{ data: ManyMade[] }> {
  const checked = sent.map((one): LabelValues | Refusal => {
    const form = checkForm(labelForm, ofOwner(one, labelOwnerFields, context.viewer.customerId));
    const wrong = form.ok ? (isOutside(context.viewer) ? outsidePrices(form.values) : null) : form.fields;
    return form.ok && wrong === null
      ? labelValues(form.values as LabelFormValues)
      : refuse('validation_failed', { fields: wrong ?? {} });
  });
  const made = (
    await createLabels(
      context,
      checked.filter((one): one is LabelValues => !isRefusal(one)),
      { origin },
    )
  )[Symbol.iterator]();
  return {
    data: checked.map((one, at): ManyMade => {
      const outcome = isRefusal(one) ? one : (made.next().value ?? refuse('validation_failed'));
      if (isRefusal(outcome)) return { at, label: null, error: errorOf(context, outcome) };
      const { price: _, price_differs: __, left_pickup: ___, ...label } = madeOf(outcome, firstStatus, 1, undefined);
      return { at, label, error: null };
    }),
  };
}

function errorOf({ locale, requestId }: CommandContext, refusal: Refusal): NonNullable<ManyMade['error']> {
  const { code, message, errors } = answerOf(refusal, locale, requestId).body;
  return { code, message, errors };
}
