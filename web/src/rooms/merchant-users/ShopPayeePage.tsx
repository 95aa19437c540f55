import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Landmark, Send, Undo2 } from 'lucide-react';
import type { OwnPayee } from '@waybill/contract/rooms/merchant-users/merchant-payee.contract.ts';
import {
  bankStateFaces,
  customerFieldWords,
  payeeRequestFaces,
} from '@waybill/contract/rooms/customers/customers.words.ts';
import { formatClock, formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { payeeCodeForm, payeeForm } from '@waybill/domain/rooms/customers/customer-form.ts';
import { payeeRequestLife, type PayeeRequestState } from '@waybill/domain/rooms/customers/payee-request-states.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { pathOf, titleOf } from '../../kernel/page-links.ts';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import look from '../../ui/layout/Figures.module.css';
import styles from './ShopPayee.module.css';
import { payeeWords as words } from './shop-payee.words.ts';

type Request = NonNullable<OwnPayee['request']>;
const queryKey = ['merchant_users.payee'];

/** `/shop/payee`: where a merchant is paid to, and the owner's request for another account (U-05). */
export function ShopPayeePage() {
  const say = useSay();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('merchant_users.payee', { signal }),
  });
  const query = { data: data?.data, error, fetching: isFetching, retry: () => void refetch(), put: () => undefined };
  return (
    <RecordStates query={query} backHref={pathOf('shop-home')} backLabel={say(titleOf('shop-home'))}>
      {(payee) => (
        <div className={look.page}>
          <PageHead title={say(words.title)} />
          <Paid payee={payee} />
          {payee.request && <RequestPanel request={payee.request} paid={payee.paid} />}
        </div>
      )}
    </RecordStates>
  );
}

/** Keeps the answer of a command as what the page shows. */
function usePut() {
  const client = useQueryClient();
  return (answer: { data: OwnPayee }) => void client.setQueryData(queryKey, answer);
}

function Paid({ payee: { paid, may_ask } }: { payee: OwnPayee }) {
  const say = useSay();
  const put = usePut();
  const [asking, setAsking] = useState(false);
  return (
    <section className={look.panel} aria-labelledby="payee-paid">
      <h2 id="payee-paid">{say(words.paid)}</h2>
      {paid ? (
        <div className={styles.account}>
          <strong>{paid.bank}</strong>
          <span>{paid.bank_holder}</span>
          <span className="muted">{say(words.ending, { ending: paid.ending })}</span>
        </div>
      ) : (
        <p>{say(words.noAccount)}</p>
      )}
      {may_ask && (
        <div className="row">
          <Button icon={Landmark} onClick={() => setAsking(true)}>
            {say(paid ? words.change : words.first)}
          </Button>
        </div>
      )}
      {asking && (
        <FormDialog
          form={payeeForm}
          words={customerFieldWords}
          title={say(paid ? words.change : words.first)}
          text={say(words.changeHow)}
          yes={say(words.ask)}
          submit={async (body, { idempotencyKey }) =>
            put(await call('merchant_users.askPayee', { body, idempotencyKey }))
          }
          success={say(words.requestSent)}
          onClose={() => setAsking(false)}>
          {(form) => (
            <>
              <FormField of={form} name="bank" wide />
              <FormField of={form} name="bank_holder" wide />
              <FormField of={form} name="bank_account" latinDigits wide />
            </>
          )}
        </FormDialog>
      )}
    </section>
  );
}

/** The face of a request: its own state until the branch has made a proposal of it, then that of the proposal. */
const faceOf = ({ status, proposal }: Request) =>
  proposal === null || status !== payeeRequestLife.at.agreed
    ? payeeRequestFaces[status as PayeeRequestState]
    : { ...bankStateFaces[proposal], ...(proposal === 'proposed' ? { word: payeeRequestFaces.agreed.word } : {}) };

function RequestPanel({ request, paid }: { request: Request; paid: OwnPayee['paid'] }) {
  const say = useSay();
  const run = useAction();
  const put = usePut();
  const withdraw = () =>
    void run(async () => put(await call('merchant_users.withdrawPayee', {})), {
      ask: { question: say(words.askWithdraw), yes: say(commonWords.withdraw), kind: 'danger' },
      success: say(words.withdrawn),
    });
  const at = formatDateTime(new Date(request.requested_at));
  return (
    <section className={look.panel} aria-labelledby="payee-request">
      <div className={styles.head}>
        <h2 id="payee-request">{say(words.requested)}</h2>
        <StatePill face={faceOf(request)} />
      </div>
      <div className={styles.account}>
        <strong>{request.bank}</strong>
        <span>{request.bank_holder}</span>
        <span className="code">{request.bank_account}</span>
        <span className="muted">{say(words.by, { name: request.requested_by, at })}</span>
      </div>
      {request.reason !== null && <p>{say(words.denied, { reason: request.reason })}</p>}
      {request.status === payeeRequestLife.initial && <Code request={request} />}
      {request.may_withdraw && paid && <p className="muted">{say(words.paidSoFar)}</p>}
      {request.may_withdraw && (
        <div className="row">
          <Button icon={Undo2} onClick={withdraw}>
            {say(commonWords.withdraw)}
          </Button>
        </div>
      )}
    </section>
  );
}

/** How the code comes, and where it is typed. */
function Code({ request }: { request: Request }) {
  const say = useSay();
  const count = useCount();
  const run = useAction();
  const put = usePut();
  const client = useQueryClient();
  const [typing, setTyping] = useState(false);
  const ending = request.phone_ending;
  const until = request.code_expires_at;
  const send = () =>
    void run(async () => put(await call('merchant_users.sendPayeeCode', {})), { success: say(words.newCodeSent) });
  return (
    <>
      <p>
        {say(request.by_message ? words.codeSent : words.codeByPhone, { ending })}{' '}
        {until !== null && say(words.codeUntil, { at: formatClock(new Date(until)), n: count(request.tries_left) })}
        {until === null && request.by_message && say(words.codeEnded)}
      </p>
      <div className="row">
        <Button icon={Check} variant="main" onClick={() => setTyping(true)}>
          {say(words.typeCode)}
        </Button>
        {request.may_send_code && (
          <Button icon={Send} onClick={send}>
            {say(words.newCode)}
          </Button>
        )}
      </div>
      {typing && (
        <FormDialog
          form={payeeCodeForm}
          words={words}
          title={say(words.typeCode)}
          text={say(request.by_message ? words.codeSent : words.codeByPhone, { ending })}
          yes={say(commonWords.confirm)}
          submit={async (body) => {
            try {
              put(await call('merchant_users.verifyPayee', { body }));
            } finally {
              void client.invalidateQueries({ queryKey });
            }
          }}
          success={say(words.confirmed)}
          onClose={() => setTyping(false)}>
          {(form) => <FormField of={form} name="code" latinDigits wide />}
        </FormDialog>
      )}
    </>
  );
}
