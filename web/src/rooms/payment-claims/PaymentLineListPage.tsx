import { FileUp, Link2, RotateCcw, Unlink2, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { paymentLineList } from '@waybill/contract/rooms/payment-claims/payment-claims.columns.ts';
import type { PaymentLineRow } from '@waybill/contract/rooms/payment-claims/payment-claims.contract.ts';
import {
  paymentClaimFieldWords,
  paymentLineCommandWords,
} from '@waybill/contract/rooms/payment-claims/payment-claims.words.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { commandsFrom } from '@waybill/domain/kernel/lifecycle.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import type { statementForm } from '@waybill/domain/rooms/bank-lines/read-statement.ts';
import {
  channelStatementForm,
  claimReasonForm,
  matchPaymentForm,
} from '@waybill/domain/rooms/payment-claims/payment-claim-forms.ts';
import {
  paymentLineLife,
  paymentLineSteps,
  type PaymentLineStep,
} from '@waybill/domain/rooms/payment-claims/payment-line-states.ts';
import { call, formDataOf } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { randomKey } from '../../kernel/request.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { ListPage } from '../../shell/list/ListPage.tsx';
import type { PageAction } from '../../shell/list/list-page-types.ts';
import { useOptions } from '../../shell/options.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/layout/Button.tsx';
import type { IconSource } from '../../ui/layout/Icon.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { StatementReading } from '../bank-lines/bank-statements.door.ts';
import { paymentClaimPageWords as words } from './payment-claim-page.words.ts';

const icons: Readonly<Record<PaymentLineStep, IconSource>> = {
  match: Link2,
  unmatch: Unlink2,
  leave: X,
  reopen: RotateCcw,
};
const opens = ({ label_id }: PaymentLineRow): PageTarget | null =>
  label_id === null ? null : { name: 'label-detail', params: { labelId: label_id } };

interface Request {
  readonly row: PaymentLineRow;
  readonly command: Exclude<PaymentLineStep, 'reopen'>;
}

/** The lines of the channels' statements: import, match by hand, leave out (W-03). */
export function PaymentLineListPage() {
  const say = useSay();
  const viewer = useViewer();
  const run = useAction();
  const [bringing, bring] = useState(false);
  const [request, ask] = useState<Request | null>(null);
  const mayWork = can(viewer, paymentLineLife.commands.match.permission);
  const rowActions = useMemo(
    (): PageAction<PaymentLineRow>[] =>
      paymentLineSteps.map((command) => ({
        key: command,
        title: say.loose(paymentLineCommandWords[command].verb),
        icon: icons[command],
        hidden: ({ status, tracking_code }) =>
          !mayWork ||
          !commandsFrom(paymentLineLife, status).includes(command) ||
          (command === 'unmatch' && tracking_code === null),
        callback: (row) => {
          if (command !== 'reopen') return ask({ row, command });
          const sent = { params: { id: row.id }, body: { version: row.version }, idempotencyKey: randomKey() };
          return void run(() => call('payment_lines.reopen', sent), { changes: 'payment_claim' });
        },
      })),
    [say, mayWork, run],
  );
  return (
    <>
      <ListPage
        definition={paymentLineList}
        call="payment_lines.list"
        page="payment-claims.lines"
        live="payment_claim"
        opens={opens}
        rowActions={rowActions}
        searchHint={paymentClaimFieldWords.reference}
        actions={
          mayWork && (
            <Button icon={FileUp} variant="main" onClick={() => bring(true)}>
              {say(words.bring)}
            </Button>
          )
        }
      />
      {bringing && <ImportPayments onClose={() => bring(false)} />}
      {request && <LineDialog {...request} onClose={() => ask(null)} />}
    </>
  );
}

function LineDialog({ row, command, onClose }: Request & { onClose: () => void }) {
  const say = useSay();
  const locale = useLocale();
  const { verb, ask } = paymentLineCommandWords[command];
  const name = say(words.name, { reference: row.reference, amount: sayKyat(row.amount, locale) });
  const common = {
    words: paymentClaimFieldWords,
    title: say.loose(ask, { name }),
    yes: say.loose(verb),
    changes: 'payment_claim' as const,
    onClose,
  };
  const params = { id: row.id };
  const { version } = row;
  return command === 'match' ? (
    <FormDialog
      {...common}
      form={matchPaymentForm}
      text={row.tracking_code === null ? undefined : say(words.matchText, { code: row.tracking_code })}
      submit={(body, { idempotencyKey }) =>
        call('payment_lines.match', { params, body: { ...body, version }, idempotencyKey })
      }
    />
  ) : (
    <FormDialog
      {...common}
      form={claimReasonForm}
      danger
      submit={(body, { idempotencyKey }) =>
        call(`payment_lines.${command}`, { params, body: { ...body, version }, idempotencyKey })
      }
    />
  );
}

/** Reads a channel's statement for review under the headings of its account, and takes its payments. */
function ImportPayments({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const count = useCount();
  const { options } = useOptions('payment_channel');
  return (
    <FormDialog
      form={channelStatementForm}
      words={paymentClaimFieldWords}
      title={say(words.bring)}
      text={say(words.bringText)}
      yes={say(words.bring)}
      submit={(body, { idempotencyKey }) => call('payment_lines.bring', { body: formDataOf(body), idempotencyKey })}
      success={({ data }) =>
        say(words.brought, {
          lines_new: count(data.lines_new),
          lines_matched: count(data.lines_matched),
          lines_known: count(data.lines_known),
          lines_open: count(data.lines_open),
        })
      }
      changes="payment_claim"
      size="large"
      onClose={onClose}>
      {(model) => (
        <>
          <FormField of={model} name="payment_channel_id" options={options} wide />
          <FormField of={model} name="file" wide />
          <StatementReading
            of={model as unknown as FormModel<typeof statementForm>}
            channel={Number(model.values.payment_channel_id) || null}
          />
        </>
      )}
    </FormDialog>
  );
}
