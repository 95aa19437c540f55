import { returnReasonNames, type ReturnReason } from '@waybill/domain/rooms/labels/return-reasons.ts';

/** A reason of the list, and not one that somebody wrote in their own words. */
export function isReturnReason(reason: string): reason is ReturnReason {
  return (returnReasonNames as readonly string[]).includes(reason);
}
