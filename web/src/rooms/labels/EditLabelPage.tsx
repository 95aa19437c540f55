import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { LabelDetail } from '@waybill/contract/rooms/labels/label-shapes.ts';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import { labelStatusFaces } from '@waybill/contract/rooms/labels/label-status.words.ts';
import { labelForm } from '@waybill/domain/rooms/labels/label-form.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { keepingNrc } from '@waybill/domain/rooms/places/nrc-rule.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { EditorsHere } from '../../shell/form/FormPage.tsx';
import { useForm } from '../../shell/form/use-form.ts';
import { useChanged } from '../../shell/use-changed.ts';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { CodeText, sayCode } from '../../ui/layout/CodeText.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { fieldsOfLabel } from './label-fills.ts';
import { labelFormWords as words } from './label-form.words.ts';
import { readUnmaskedLabel } from './unmasked-label.ts';
import { LabelDesk, type SaveMode } from './LabelDesk.tsx';
import { useLivePrice } from './use-live-price.ts';
import { titleOf } from '../../kernel/page-links.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** The same form for a label that no branch has accepted yet, with its personal details whole. */
export const EditLabelPage = recordPage({
  call: 'labels.showDetails',
  param: 'labelId',
  topic: null,
  readsOnce: true,
  list: 'label',
  crumb: ({ tracking_code }) => sayCode(tracking_code),
  Content: EditLabel,
});

function EditLabel({ data: label }: OpenRecord<LabelDetail>) {
  const say = useSay();
  const toast = useToast();
  const go = usePageGo();
  const changed = useChanged();
  const mode = useRef<SaveMode>('save');
  const { data: known } = useQuery({
    queryKey: ['customers.lookup', label.source_phone[0]],
    enabled: label.merchant_id !== null,
    queryFn: ({ signal }) => call('customers.lookup', { query: { phone: label.source_phone[0] ?? '' }, signal }),
  });
  const sender = known?.data.find((one) => one.id === label.merchant_id) ?? null;
  const [fields] = useState(() => ({
    ...labelForm,
    ...keepingNrc({ source_nrc: label.source_nrc, destination_nrc: label.destination_nrc }),
  }));
  const form = useForm(fields, {
    words: labelFieldWords,
    draft: `label:${label.id}`,
    initial: fieldsOfLabel(label),
    version: label.version,
    reread: async () => {
      const now = await readUnmaskedLabel(label.id);
      return { version: now.version, current: fieldsOfLabel(now) };
    },
    submit: async (values, { version, idempotencyKey }) =>
      (await call('labels.edit', { params: { id: label.id }, body: { ...values, version }, idempotencyKey })).data,
    onSaved: ({ price_open }) => {
      toast.success(say(price_open ? words.priceWaits : commonWords.savedSuccessfully));
      void changed('labels');
      if (mode.current === 'print') go('label-print', { params: { id: label.id }, search: { print: '1' } });
      else go('label-detail', { params: { labelId: label.id } });
    },
  });
  const live = useLivePrice(form.values, sender);
  const status = <StatePill face={labelStatusFaces[label.status as LabelStatus]} />;
  if (!label.may_edit) {
    const open = (
      <PageLink to="label-detail" params={{ labelId: label.id }} className={buttonLook('plain', true)}>
        {say(titleOf('label-detail'))}
      </PageLink>
    );
    return (
      <>
        <PageHead title={<CodeText code={label.tracking_code} large />} aside={status} />
        <Callout tone="info" title={say(words.accepted)} actions={open} />
      </>
    );
  }
  return (
    <LabelDesk
      form={form}
      title={<CodeText code={label.tracking_code} large />}
      aside={status}
      sender={sender}
      onSender={() => undefined}
      live={live}
      notice={<EditorsHere room="labels" id={label.id} />}
      modes={['print', 'save']}
      onSave={(wanted) => {
        mode.current = wanted;
        void form.submit();
      }}
    />
  );
}
