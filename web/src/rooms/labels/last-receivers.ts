import { phoneKey } from '@waybill/domain/kernel/phone.ts';
import { searchKey } from '@waybill/domain/kernel/text.ts';
import type { LastReceiver } from '@waybill/contract/rooms/customers/customer-shapes.ts';

/**
 * Who of a sender's last receivers fits what is typed so far: a number from its beginning, or a part of a name. Nobody else may be offered, because
 * Enter takes the first: a number that is new must stay what it is.
 *
 * @example receiversFor(receivers, '0977') // those whose number begins with 0977; with '' all
 * Source: N-10, F-06.
 */
export function receiversFor<R extends Pick<LastReceiver, 'name' | 'phone'>>(
  receivers: readonly R[],
  text: string,
): readonly R[] {
  const typed = text.trim();
  if (typed === '') return receivers;
  if (/^[\d\s()+＋-]+$/.test(typed))
    return receivers.filter(({ phone }) => phone.some((each) => phoneKey(each).startsWith(phoneKey(typed))));
  return receivers.filter(({ name }) => searchKey(name).includes(searchKey(typed)));
}
