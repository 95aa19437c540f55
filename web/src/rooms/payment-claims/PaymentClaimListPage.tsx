import { Banknote, UserMinus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { claimCourierList, paymentClaimList } from '@waybill/contract/rooms/payment-claims/payment-claims.columns.ts';
import type { PaymentClaimRow } from '@waybill/contract/rooms/payment-claims/payment-claims.contract.ts';
import { claimEndWords, paymentClaimFieldWords } from '@waybill/contract/rooms/payment-claims/payment-claims.words.ts';
import { claimEnds, type ClaimEnd } from '@waybill/domain/rooms/payment-claims/payment-claim-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import type { PageAction } from '../../shell/list/list-page-types.ts';
import { reasonWord } from '../../shell/reasons.ts';
import { refusedBy } from '../../shell/who-may.tsx';
import type { IconSource } from '../../ui/layout/Icon.tsx';
import { EndClaimDialog } from './EndClaimDialog.tsx';

const opens = ({ label_id }: PaymentClaimRow): PageTarget => ({ name: 'label-detail', params: { labelId: label_id } });
const icons: Readonly<Record<ClaimEnd, IconSource>> = { as_cash: Banknote, as_shortage: UserMinus };

/** Parcels that were paid by a channel, and how a case of one ends (W-03). */
export function PaymentClaimListPage() {
  const say = useSay();
  const [ending, end] = useState<{ readonly row: PaymentClaimRow; readonly command: ClaimEnd } | null>(null);
  const rowActions = useMemo(
    (): PageAction<PaymentClaimRow>[] =>
      claimEnds.map((command) => {
        const offered = ({ actions }: PaymentClaimRow) => actions.find((action) => action.command === command);
        return {
          key: command,
          title: say.loose(claimEndWords[command].verb),
          icon: icons[command],
          hidden: (row) => !offered(row),
          refused: (row) => {
            const { blocked = null, permission } = offered(row) ?? {};
            return blocked === null ? undefined : refusedBy(say.loose(reasonWord(blocked)), permission);
          },
          callback: (row) => end({ row, command }),
        };
      }),
    [say],
  );
  return (
    <>
      <ListPage
        definition={paymentClaimList}
        call="payment_claims.list"
        page="payment-claims"
        live="payment_claim"
        opens={opens}
        rowActions={rowActions}
        searchHint={paymentClaimFieldWords.tracking_code}
      />
      {ending && (
        <EndClaimDialog
          row={ending.row}
          command={claimEndWords[ending.command]}
          submit={(body, idempotencyKey) =>
            call(`payment_claims.${ending.command}`, { params: { id: ending.row.id }, body, idempotencyKey })
          }
          onClose={() => end(null)}
        />
      )}
    </>
  );
}

/** Payments by channel of each courier: claimed, matched, not matched, average days. */
export function ClaimCourierListPage() {
  return (
    <ListPage
      definition={claimCourierList}
      call="payment_claims.couriers"
      page="payment-claims.couriers"
      live="payment_claim"
      searchHint={paymentClaimFieldWords.courier}
    />
  );
}
