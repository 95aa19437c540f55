import { expect, test } from 'vitest';
import { maskPersonal, type PersonalKind } from './personal-details.ts';

test.each<[PersonalKind, string, string]>([
  ['phone', '09791234567', '0979••••567'],
  ['identity', '12/OUKAMA(N)123456', '12/OUKAMA(N)12••••'],
  ['identity', '၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆', '၁၂/ဥကမ(နိုင်)၁၂••••'],
  ['identity', 'MB1', '••••'],
  ['bank_account', '0123456789', '••••6789'],
  ['bank_account', '123', '••••3'],
])('A-08 of a %s only a part is shown: %s', (kind, text, masked) => expect(maskPersonal(kind, text)).toBe(masked));
