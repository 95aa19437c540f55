import { smallPicture } from './controls.ts';
import { labelMaker, type MadeLabel } from './floor.ts';
import type { Product } from './journey.ts';

/** Creates COD parcels given to a bus gate on one slip at the branch of `staff`, and received by their receivers. */
export async function handedToGate(
  product: Product,
  many: number,
): Promise<{ slip: number; merchant: number; labels: MadeLabel[] }> {
  const make = await labelMaker(product);
  const clerk = await product.as('staff');
  const labels = await make(many, { gate_submit: true, accept_type: 'cod', cod_amount: 40_000 });
  for (const { id } of labels) await clerk.call('labels.accept', { params: { id } });
  const { data: slip } = await clerk.upload('gate_slips.create', {
    gate_name: `ဂိတ် ${labels[0]?.id}`,
    gate_phone: '0979111222',
    slip_number: `G-${labels[0]?.id}`,
    slip_photo: new File([smallPicture], 'slip.png', { type: 'image/png' }),
  });
  const scanned_at = new Date().toISOString();
  await clerk.call('gate_slips.scan', {
    body: {
      scans: labels.map(({ tracking_code }) => ({
        scan_id: `gate-${tracking_code}`,
        tracking_code,
        scanned_at,
        gate_slip_id: slip.id,
      })),
    },
  });
  const supervisor = await product.as('supervisor');
  // The companion enters the count that the gate signed before seeing the list.
  await supervisor.call('gate_slips.enter_count', {
    params: { id: slip.id },
    body: { gate_count: many, signed_by: 'ကိုအောင်' },
  });
  const { data } = await supervisor.call('gate_slips.parcels', { query: { gate_slip_id: String(slip.id) } });
  const body = { word_by: 'receiver', word_name: 'ဒေါ်ခင်', word_phone: '0979333444' } as const;
  for (const { id } of data) await supervisor.call('gate_slips.confirm', { params: { id }, body });
  const merchant = (
    await (await product.as('superadmin')).call('labels.detail', { params: { id: labels[0]?.id ?? 0 } })
  ).data.merchant_id;
  return { slip: slip.id, merchant: merchant ?? 0, labels };
}
