import { Plus, Undo2, Wallet } from 'lucide-react';
import { useMemo, useState } from 'react';
import { advancePaymentList } from '@waybill/contract/rooms/payment-claims/payment-claims.columns.ts';
import type { AdvancePaymentRow } from '@waybill/contract/rooms/payment-claims/payment-claims.contract.ts';
import {
  advanceCommandWords,
  paymentClaimFieldWords,
} from '@waybill/contract/rooms/payment-claims/payment-claims.words.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import {
  advancePaymentLife,
  advanceSteps,
  type AdvanceStep,
} from '@waybill/domain/rooms/payment-claims/advance-payment-states.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import type { PageAction } from '../../shell/list/list-page-types.ts';
import { Button } from '../../ui/layout/Button.tsx';
import type { IconSource } from '../../ui/layout/Icon.tsx';
import { AnnounceDialog } from './AnnounceDialog.tsx';
import { paymentClaimPageWords as words } from './payment-claim-page.words.ts';
import { EndClaimDialog } from './EndClaimDialog.tsx';

const opens = ({ label_id }: AdvancePaymentRow): PageTarget => ({
  name: 'label-detail',
  params: { labelId: label_id },
});
const icons: Readonly<Record<AdvanceStep, IconSource>> = { withdraw: Undo2, as_surplus: Wallet };

/** Payments that receivers made before the delivery: announced by the staff, or found on a statement (W-03). */
export function AdvancePaymentListPage() {
  const say = useSay();
  const mayAnnounce = can(useViewer(), advancePaymentLife.commands.withdraw.permission);
  const [announcing, announce] = useState(false);
  const [ending, end] = useState<{ readonly row: AdvancePaymentRow; readonly command: AdvanceStep } | null>(null);
  const rowActions = useMemo(
    (): PageAction<AdvancePaymentRow>[] =>
      advanceSteps.map((command) => ({
        key: command,
        title: say.loose(advanceCommandWords[command].verb),
        icon: icons[command],
        hidden: ({ actions }) => !actions.some((action) => action.command === command && action.blocked === null),
        callback: (row) => end({ row, command }),
      })),
    [say],
  );
  return (
    <>
      <ListPage
        definition={advancePaymentList}
        call="advance_payments.list"
        page="payment-claims.advances"
        live="payment_claim"
        opens={opens}
        rowActions={rowActions}
        searchHint={paymentClaimFieldWords.tracking_code}
        actions={
          mayAnnounce && (
            <Button icon={Plus} variant="main" onClick={() => announce(true)}>
              {say(words.announce)}
            </Button>
          )
        }
      />
      {announcing && <AnnounceDialog onClose={() => announce(false)} />}
      {ending && (
        <EndClaimDialog
          row={ending.row}
          command={advanceCommandWords[ending.command]}
          submit={(body, idempotencyKey) =>
            call(`advance_payments.${ending.command}`, { params: { id: ending.row.id }, body, idempotencyKey })
          }
          onClose={() => end(null)}
        />
      )}
    </>
  );
}
