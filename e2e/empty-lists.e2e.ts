import { expect, test } from 'vitest';
import { labelList } from '@waybill/contract/rooms/labels/labels.columns.ts';
import { labelMessages } from '@waybill/web/rooms/labels/labels.messages.ts';
import { openProduct } from './support/journey.ts';

const product = openProduct({ shared: true });

/** People of a branch that nothing goes to or comes from in other journeys. */
test('an empty list says what stands in it, and offers the one thing to do to whoever may do it', async () => {
  for (const [who, locale, may] of [
    ['tgi.staff', 'mm', true],
    ['tgi.courier', 'zh', false],
  ] as const) {
    const { page, t } = await product.work(who, '/label/delivered', { locale });
    const empty = page.getByRole('status').filter({ hasText: t(labelList.about) });
    await empty.waitFor();
    expect(await empty.getByRole('link', { name: t(labelMessages.create) }).count()).toBe(may ? 1 : 0);
  }
});
