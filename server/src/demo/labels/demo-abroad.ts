import { chanceAt } from './chance.ts';

/** Receivers abroad. */
const receivers = [
  ['TH', 'Ma Su Su Hlaing', '88/12 Soi Sukhumvit 101, Bang Na, Bangkok', '10260', '+66812345670'],
  ['SG', 'Zaw Min Htut', 'Blk 412 Jurong West St 42 #08-231, Singapore', '640412', '+6591234560'],
  ['MY', 'Khin Thiri', '23 Jalan Imbi, Bukit Bintang, Kuala Lumpur', '55100', '+60123456780'],
  ['JP', 'Aye Chan', '2-14-3 Takadanobaba, Shinjuku-ku, Tokyo', '169-0075', '+819012345670'],
  ['KR', 'Nyein Nyein', '31 Wausan-ro, Mapo-gu, Seoul', '04066', '+821012345670'],
  ['CN', 'Li Wei', '118 Beijing Road, Kunming, Yunnan', '650011', '+8613812345670'],
  ['AU', 'Thida Lwin', '5/27 Auburn Road, Auburn NSW', '2144', '+61412345670'],
  ['US', 'Kyaw Swar', '1420 W Devon Ave, Chicago IL', '60660', '+17735550170'],
  ['GB', 'Hnin Wai', '14 Uxbridge Road, London', 'W12 8LA', '+442079460170'],
] as const;

const contents = [
  ['2 cotton longyi, 1 blouse', 65_000],
  ['3 books', 24_000],
  ['pickled tea leaves 500 g', 18_000],
  ['lacquerware bowl', 45_000],
  ['documents', 1_000],
] as const;

/** Share of mail post parcels that go to another country. */
const share = 0.6;

/** Returns the changed fields of a label to another country, for some senders; null for the others. `sender` is the sender's own number. */
export function sentAbroad(sender: number): Record<string, unknown> | null {
  if (chanceAt(sender, 41) >= share) return null;
  const [country, name, address, postcode, phone] = pickAt(receivers, sender, 42);
  const [include_products, declared_value] = pickAt(contents, sender, 43);
  return {
    destination_country: country,
    destination_name: name,
    destination_address: address,
    destination_postcode: postcode,
    destination_phone: [phone],
    destination_township: null,
    destination_no: null,
    destination_street: null,
    delivery_type: 'home',
    service_type: chanceAt(sender, 44) < 0.5 ? 'express' : 'register',
    include_products,
    declared_value,
  };
}

function pickAt<T>(from: readonly T[], sender: number, salt: number): T {
  return from[Math.floor(chanceAt(sender, salt) * from.length)] as T;
}
