import type { ClearanceDetail } from '@waybill/contract/rooms/clearances/clearance-shapes.ts';
import { call } from '../../kernel/client.ts';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PersonalDetail } from '../../shell/detail/PersonalDetail.tsx';

/** The payee's bank account, hidden until a user who may see the merchant reveals it. */
export function PayeeAccount({
  customerId,
  bank,
}: {
  customerId: number;
  bank: NonNullable<ClearanceDetail['payee_bank']>;
}) {
  const mayOpen = useMayOpen();
  if (!mayOpen('customer.detail')) return <span className="code">{bank.bank_account}</span>;
  const show = async () => {
    const { data } = await call('customers.showDetails', { params: { id: customerId } });
    return data.banks.find(({ id }) => id === bank.id)?.bank_account ?? null;
  };
  return <PersonalDetail kind="bank_account" text={bank.bank_account} show={show} />;
}
