import { BadgeCheck, CircleX, PowerOff, Scale, Undo2 } from 'lucide-react';
import type {
  ChannelTerms,
  PaymentChannelDetail,
} from '@waybill/contract/rooms/payment-channels/payment-channels.contract.ts';
import { feeBearerWords } from '@waybill/contract/rooms/clearances/clearances.words.ts';
import {
  channelKindWords,
  paymentChannelCommandWords,
  channelTermsWords,
  paymentChannelFieldWords as field,
  paymentChannelStateFaces,
} from '@waybill/contract/rooms/payment-channels/payment-channels.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import type { Column } from '@waybill/contract/kernel/list.ts';
import { payableQr } from '@waybill/domain/kernel/merchant-qr.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import type { ChannelStep } from '@waybill/domain/rooms/payment-channels/payment-channel-states.ts';
import { claimReasonForm } from '@waybill/domain/rooms/payment-claims/payment-claim-forms.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import { DetailSection, Pairs, usePairs } from '../../shell/detail/Pairs.tsx';
import { reasonCommand, type PageCommand } from '../../shell/detail/page-commands.tsx';
import type { IconSource } from '../../ui/layout/Icon.tsx';
import { historyOf } from '../audit/audit.door.ts';
import { QrCode } from '../../ui/layout/QrCode.tsx';
import { paymentChannelPageWords as words } from './payment-channel-page.words.ts';

const step = (
  command: ChannelStep,
  icon: IconSource,
  variant: 'main' | 'danger',
): PageCommand<PaymentChannelDetail> => ({
  icon,
  variant,
  send: ({ id, version }, sending) =>
    call(`payment_channels.${command}`, { params: { id }, body: { version }, ...sending }),
});

/** A payment channel: the proposed terms, those confirmed, and the former ones. */
export const PaymentChannelPage = detailPage({
  call: 'payment_channels.detail',
  param: 'channelId',
  topic: 'payment_channel',
  list: 'payment-channels',
  name: localName,
  faces: paymentChannelStateFaces,
  commands: {
    words: paymentChannelCommandWords,
    each: {
      confirm: step('confirm', BadgeCheck, 'main'),
      deny: step('deny', CircleX, 'danger'),
      drop: step('drop', Undo2, 'danger'),
      close: step('close', PowerOff, 'danger'),
      end_difference: reasonCommand({
        icon: Scale,
        form: claimReasonForm,
        words: field,
        text: ({ owed }: PaymentChannelDetail, locale) => sayKyat(owed.difference, locale),
        send: ({ id, version, owed }: PaymentChannelDetail, { body, ...sending }) =>
          call('payment_channels.end_difference', {
            params: { id },
            body: { ...body, amount: owed.difference, version },
            ...sending,
          }),
      }),
    },
  },
  edit: { page: 'payment-channels.edit', word: commonWords.change },
  useDetail: ({ data }) => ({
    above: [<Owed key="owed" of={data.owed} />, ...data.all_terms.map((terms) => <Terms key={terms.id} of={terms} />)],
  }),
  useHistory: historyOf('payment_channels'),
});

const columns: readonly Column<keyof ChannelTerms>[] = [
  { key: 'starts_on', word: field.starts_on, kind: 'date' },
  { key: 'kind', word: field.kind, kind: 'words', words: channelKindWords },
  { key: 'bank_account', word: field.bank_account, kind: 'text' },
  { key: 'fee_percent', word: field.fee_percent, kind: 'percent' },
  { key: 'fee_fixed', word: field.fee_fixed, kind: 'kyat' },
  { key: 'fee_by', word: field.fee_by, kind: 'words', words: feeBearerWords },
  { key: 'settle_days', word: field.settle_days, kind: 'number' },
  { key: 'case_days', word: field.case_days, kind: 'number' },
  { key: 'needs_reference', word: field.needs_reference, kind: 'yes_no' },
  { key: 'needs_picture', word: field.needs_picture, kind: 'yes_no' },
  { key: 'static_qr', word: field.static_qr, kind: 'text' },
  { key: 'on_tracking', word: field.on_tracking, kind: 'yes_no' },
  { key: 'on_label', word: field.on_label, kind: 'yes_no' },
  { key: 'proposed_by', word: field.proposed_by, kind: 'text' },
  { key: 'proposed_at', word: field.proposed_at, kind: 'instant' },
  { key: 'decided_by', word: field.decided_by, kind: 'text' },
  { key: 'decided_at', word: field.decided_at, kind: 'instant' },
];

const owedColumns: readonly Column<keyof PaymentChannelDetail['owed']>[] = [
  { key: 'awaited', word: field.awaited, kind: 'kyat' },
  { key: 'on_the_way', word: field.on_the_way, kind: 'kyat' },
  { key: 'difference', word: field.difference, kind: 'kyat' },
  { key: 'difference_by', word: field.difference_by, kind: 'text' },
  { key: 'difference_on', word: field.difference_on, kind: 'date' },
];

/** Money that the provider has: not on its statement, not at the bank, or missing there. */
function Owed({ of }: { of: PaymentChannelDetail['owed'] }) {
  const say = useSay();
  return (
    <DetailSection title={say(words.owed)}>
      <Pairs pairs={usePairs(of.difference === 0 ? owedColumns.slice(0, 3) : owedColumns, of)} />
    </DetailSection>
  );
}

/** Payment that people try before they confirm the terms. */
const tried = { amount: 1_000, reference: 'TEST' };

function Terms({ of }: { of: ChannelTerms }) {
  const say = useSay();
  const locale = useLocale();
  const pairs = usePairs(columns, of);
  const places = of.branches.map((branch) => localName(branch, locale));
  const branches = {
    key: 'branches',
    label: say(field.branch_ids),
    value: places.length === 0 ? say(commonFieldWords.all_branches) : places.join(say(commonWords.comma)),
  };
  const names = [of.name_en, of.name_mm, of.name_zh].filter(Boolean).join(' · ');
  return (
    <DetailSection title={say.loose(channelTermsWords[of.status])}>
      <Pairs pairs={[{ key: 'name', label: say(field.name), value: names }, branches, ...pairs]} />
      {of.static_qr !== null && (
        <figure>
          <QrCode text={payableQr(of.static_qr, tried)} dots={5} />
          <figcaption className="muted">{say(words.tryQr, { amount: sayKyat(tried.amount, locale) })}</figcaption>
        </figure>
      )}
    </DetailSection>
  );
}
