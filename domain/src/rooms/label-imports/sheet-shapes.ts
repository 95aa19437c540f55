import { headKey } from './known-heads.ts';

/** Headings by which the export of a shop program or courier portal is recognized. */
const shapes: readonly (readonly [string, readonly string[]])[] = [
  ['Shopify', ['Name', 'Financial Status', 'Lineitem name', 'Shipping Name', 'Total']],
  ['WooCommerce', ['Order Number', 'First Name (Shipping)', 'Payment Method Title', 'Order Total Amount']],
  ['eBay', ['Sales Record Number', 'Buyer Username', 'Ship To Name', 'Total Price']],
  ['Etsy', ['Sale Date', 'Order ID', 'Ship City', 'Order Total', 'Card Processing Fees']],
  ['Pathao', ['MerchantOrderId', 'RecipientName(*)', 'RecipientPhone(*)', 'AmountToCollect(*)']],
  ['Ninja Van', ['Requested Tracking Number', 'Name', 'Contact', 'Cash on Delivery']],
  ['EasyPost', ['reference', 'to_address.name', 'to_address.phone', 'parcel.weight']],
  ['Shopee', ['Order ID', 'Tracking Number*', 'Username (Buyer)', 'Receiver Name']],
  ['ERPNext', ['ID', 'Customer Name', 'Contact Mobile No', 'Total Quantity']],
];

/** Returns the name of the program that writes sheets with these headings; null for headings that people chose. */
export function shapeOf(heads: readonly string[]): string | null {
  const keys = new Set(heads.map(headKey));
  return shapes.find(([, names]) => names.every((name) => keys.has(headKey(name))))?.[0] ?? null;
}
