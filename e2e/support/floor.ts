import type { Product } from './journey.ts';
import { knownMerchants } from './known-merchants.ts';

export interface MadeLabel {
  readonly id: number;
  readonly tracking_code: string;
}

/** Makes labels of a merchant of Yangon to Mandalay, which wait at the branch of `staff` for their first scan. */
export async function labelMaker(product: Product): Promise<(many: number, more?: object) => Promise<MadeLabel[]>> {
  const clerk = await product.as('manager');
  const mandalay = (await clerk.call('branches.all', {})).data.find((branch) => branch.code === 'MDY');
  const town = (await clerk.call('places.townships', {})).data.find(
    (place) => place.type === 'township' && place.branch_id === mandalay?.id,
  );
  const [merchant] = await knownMerchants(await product.as('owner'));
  if (!town || !merchant) throw new Error('the demo operator has neither a town nor a merchant');
  const body = {
    merchant_id: merchant.id,
    source_phone: merchant.phone.slice(0, 2),
    source_name: merchant.name,
    accept_type: 'walkin',
    destination_phone: ['09440012345'],
    destination_name: 'ဒေါ်ခင်မာလာ',
    destination_township: town.id,
    weight: 1,
    payment_type: 'sender_pay',
  };
  return async (many, more = {}) => {
    const made: MadeLabel[] = [];
    await Promise.all(
      Array.from({ length: Math.min(8, many) }, async () => {
        for (let open = many; open > 0 && made.length < many; open -= 1) {
          const { data } = await clerk.call('labels.create', { body: { ...body, ...more } });
          if (made.length < many) made.push(data);
        }
      }),
    );
    return made;
  };
}
