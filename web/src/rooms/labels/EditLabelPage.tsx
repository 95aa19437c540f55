import { useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LabelDetail } from '@waybill/contract/rooms/labels/label-shapes.ts';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import { labelStatusFaces } from '@waybill/contract/rooms/labels/label-status.words.ts';
import { labelForm } from '@waybill/domain/rooms/labels/label-form.ts';
import type { LabelStatus } from '@waybill/domain/rooms/labels/label-statuses.ts';
import { keepingNrc } from '@waybill/domain/rooms/places/nrc-rule.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useCrumb, usePageGo, usePageParams } from '../../kernel/page-hooks.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { useRecord } from '../../shell/detail/use-record.ts';
import { EditorsHere } from '../../shell/form/FormPage.tsx';
import { formWords } from '../../shell/form/form.words.ts';
import { useForm } from '../../shell/form/use-form.ts';
import { useWayBack } from '../../shell/way-back.ts';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { CodeText, sayCode } from '../../ui/layout/CodeText.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { fieldsOf } from './label-fills.ts';
import { labelPageWords as words } from './label-page.words.ts';
import { LabelDesk, type SaveMode } from './LabelDesk.tsx';
import { labelMessages } from './labels.messages.ts';
import { useLivePrice } from './use-live-price.ts';

/** The same form for a label that no branch has accepted yet. */
export function EditLabelPage() {
  const say = useSay();
  const { labelId } = usePageParams();
  const back = useWayBack('label');
  const query = useRecord('labels.detail', labelId, 'labels');
  useCrumb(query.data && sayCode(query.data.tracking_code));
  return (
    <RecordStates query={query} backHref={back.href} backLabel={say(labelMessages.list)}>
      {(label) => <EditLabel key={label.id} label={label} />}
    </RecordStates>
  );
}

function EditLabel({ label }: { label: LabelDetail }) {
  const say = useSay();
  const toast = useToast();
  const go = usePageGo();
  const client = useQueryClient();
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
    initial: fieldsOf(label),
    version: label.version,
    submit: async (values, { version, idempotencyKey }) =>
      (await call('labels.edit', { params: { id: label.id }, body: { ...values, version }, idempotencyKey })).data,
    onSaved: () => {
      toast.success(say(formWords.saved));
      for (const key of ['labels.list', 'labels.detail'] as const) void client.invalidateQueries({ queryKey: [key] });
      if (mode.current === 'print') go('label-print', { params: { id: label.id }, search: { print: '1' } });
      else go('label-detail', { params: { labelId: label.id } });
    },
  });
  const live = useLivePrice(form.values, sender);
  const status = <StatePill face={labelStatusFaces[label.status as LabelStatus]} />;
  if (!label.may_edit) {
    const open = (
      <PageLink to="label-detail" params={{ labelId: label.id }} className={buttonLook('plain', true)}>
        {say(labelMessages.detail)}
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
