import { useCallback, useState } from 'react';
import { KeyRound } from 'lucide-react';
import type { EmoDetail } from '@waybill/contract/rooms/emos/emos.contract.ts';
import { emoCommandWords, emoFieldWords as field } from '@waybill/contract/rooms/emos/emos.words.ts';
import { localName, type Locale } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { say as sayIn } from '@waybill/domain/kernel/words.ts';
import { emoCodeForm } from '@waybill/domain/rooms/emos/emo-forms.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { useAction } from '../../shell/use-action.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { IdentityField } from '../places/places.door.ts';
import { PaperDesk, slipPapers, SlipSheet, type SlipPaper } from '../prints/prints.door.ts';
import { emoPageWords as words } from './emo-page.words.ts';
import styles from './Emos.module.css';
import { titleOf } from '../../kernel/page-links.ts';

const paper = { call: 'emos.detail', param: 'emoId', topic: 'emo', list: 'emo' } as const;
const crumb = ({ number }: EmoDetail) => number;

/** Prints the sender's slip: the order, and once the code. */
export const EmoSlipPage = recordPage({ ...paper, crumb, Content: Slip });

/** Prints the receipt that the payee signs. */
export const EmoReceiptPage = recordPage({ ...paper, crumb, Content: Receipt });

function Slip({ data }: OpenRecord<EmoDetail>) {
  const say = useSay();
  const [code, show] = useState<string | null>(null);
  const [asking, ask] = useState(false);
  const run = useAction();
  const offered = data.actions.find(({ command }) => command === 'make_code');
  const sheets = useCallback((locale: Locale, on: SlipPaper) => [slipSheet(data, code, locale, on)], [data, code]);
  const make = async (card_nrc: string | null) => {
    const made = await call('emos.code', { params: { id: data.id }, body: { card_nrc } });
    show(made.code);
  };
  const mayMake = offered?.blocked === null && code === null;
  return (
    <>
      {offered && (
        <div className={styles.notice}>
          <Callout tone={code === null && !data.has_code ? 'attention' : 'info'} live={code !== null}>
            {say(code !== null ? words.codeNow : data.has_code ? words.codeGone : words.showCodeHint)}
          </Callout>
        </div>
      )}
      <PaperDesk
        title={say(titleOf('emo.slip'))}
        data={data}
        sheets={sheets}
        papers={slipPapers}
        more={
          <>
            <Open id={data.id} />
            {mayMake && (
              <Button
                icon={KeyRound}
                onClick={() => (data.has_code ? ask(true) : void run(() => make(null), { changes: 'emo' }))}>
                {data.has_code ? say.loose(emoCommandWords.make_code.verb) : say(words.showCode)}
              </Button>
            )}
          </>
        }
      />
      {asking && (
        <FormDialog
          form={emoCodeForm}
          words={field}
          title={say.loose(emoCommandWords.make_code.verb)}
          text={say.loose(emoCommandWords.make_code.ask, { sender: data.sender_name })}
          yes={say.loose(emoCommandWords.make_code.verb)}
          submit={({ card_nrc }) => make(card_nrc)}
          changes="emo"
          onClose={() => ask(false)}>
          {(form) => <IdentityField of={form} name="card_nrc" />}
        </FormDialog>
      )}
    </>
  );
}

function Receipt({ data }: OpenRecord<EmoDetail>) {
  const say = useSay();
  const sheets = useCallback((locale: Locale, on: SlipPaper) => [receiptSheet(data, locale, on)], [data]);
  return (
    <PaperDesk
      title={say(titleOf('emo.receipt'))}
      data={data}
      sheets={sheets}
      papers={slipPapers}
      more={<Open id={data.id} />}
    />
  );
}

function Open({ id }: { id: number }) {
  const say = useSay();
  return (
    <PageLink to="emo.detail" params={{ emoId: id }} className={buttonLook('plain')}>
      {say(words.openOne)}
    </PageLink>
  );
}

type Line = readonly [what: string, figure: string];

function linesOf(order: EmoDetail, locale: Locale): Line[] {
  const kyat = (amount: number) => sayKyat(amount, locale);
  return [
    [sayIn(field.amount, locale), kyat(order.amount)],
    [sayIn(field.sender_name, locale), `${order.sender_name} · ${order.sender_phone}`],
    [sayIn(field.sender_nrc, locale), order.sender_nrc],
    [sayIn(field.payee_name, locale), `${order.payee_name} · ${order.payee_phone}`],
    [sayIn(field.payee_nrc, locale), order.payee_nrc],
    [sayIn(field.pay_branch, locale), localName(order.pay_branch, locale)],
  ];
}

function slipSheet(order: EmoDetail, code: string | null, locale: Locale, on: SlipPaper) {
  const { amount, fee } = order;
  return (
    <SlipSheet
      key="slip"
      paper={on}
      locale={locale}
      title={sayIn(titleOf('emo.slip'), locale)}
      number={order.number}
      facts={[localName(order.sell_branch, locale)]}
      printedAt={order.sold_at}
      total={sayIn(words.keepCode, locale)}
      signatures={[
        { as: sayIn(field.sold_by, locale), name: order.sold_by },
        { as: sayIn(field.sender_name, locale), name: order.sender_name },
      ]}
      lines={[
        ...linesOf(order, locale),
        [sayIn(field.emo_fee, locale), sayKyat(fee, locale)],
        [sayIn(words.paidIn, locale), sayKyat(amount + fee, locale)],
      ]}>
      <div className={styles.code}>
        <span>{sayIn(field.pickup_code, locale)}</span>
        <strong>{code === null ? '••• •••' : `${code.slice(0, 3)} ${code.slice(3)}`}</strong>
      </div>
    </SlipSheet>
  );
}

function receiptSheet(order: EmoDetail, locale: Locale, on: SlipPaper) {
  return (
    <SlipSheet
      key="receipt"
      paper={on}
      locale={locale}
      title={sayIn(titleOf('emo.receipt'), locale)}
      number={order.number}
      facts={[localName(order.pay_branch, locale)]}
      printedAt={order.paid_at ?? order.sold_at}
      total={sayIn(words.received, locale, { amount: sayKyat(order.amount, locale) })}
      signatures={[
        { as: sayIn(field.paid_by, locale), name: order.paid_by },
        { as: sayIn(field.payee_name, locale), name: order.payee_name },
      ]}
      lines={[...linesOf(order, locale), [sayIn(field.sell_branch, locale), localName(order.sell_branch, locale)]]}
    />
  );
}
