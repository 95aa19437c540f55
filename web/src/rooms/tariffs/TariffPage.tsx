import { useState } from 'react';
import { Calculator, CopyPlus, Ellipsis, FileDown, FileUp, Send, Trash2, Undo2 } from 'lucide-react';
import { formatDate, formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import type { Tariff } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import type { TariffPhase } from '@waybill/domain/rooms/tariffs/tariff-states.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import type { TariffDetail } from '@waybill/contract/rooms/tariffs/tariff-shapes.ts';
import {
  tariffCommandWords,
  tariffFieldWords,
  tariffPhaseFaces,
  tariffWords,
} from '@waybill/contract/rooms/tariffs/tariffs.words.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { addressOfCall, call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { hrefOf, useMayOpen } from '../../kernel/page-links.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { ActionBar } from '../../shell/detail/ActionBar.tsx';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { DetailSection, Pairs } from '../../shell/detail/Pairs.tsx';
import { recordPage, type OpenRecord } from '../../shell/detail/record-page.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormPage, FormSection } from '../../shell/form/FormPage.tsx';
import { useForm } from '../../shell/form/use-form.ts';
import { useOptions } from '../../shell/options.ts';
import { useAction } from '../../shell/use-action.ts';
import { useWayBack } from '../../shell/way-back.ts';
import { saveFile } from '../../shell/save-file.ts';
import { HistorySection } from '../audit/audit.door.ts';
import { PriceSection } from './PriceSection.tsx';
import { RateFields } from './RateFields.tsx';
import { SheetDialog } from './SheetDialog.tsx';
import { TableChanges } from './TableChanges.tsx';
import { tableChanges } from './table-changes.ts';
import { bodyOf, fieldsOf, inFields, tableForm, tableOf, type StepsField, type TableForm } from './table-form.ts';
import { tableWords } from './table-words.ts';
import { tariffPageWords as words } from './tariff-page.words.ts';
import { useTariff } from './use-tariff.ts';
import { useTariffCommand } from './use-tariff-command.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { dataWords } from '../../ui/table/data.words.ts';
import type { MenuGroup } from '../../ui/overlays/MenuPopup.tsx';

/** One price table: its prices and rates, what differs from the one in force, what may be done with it, and its history (N-30, decisions 4.5). */
export const TariffPage = recordPage({
  call: 'tariffs.detail',
  param: 'tariffId',
  topic: 'tariff',
  list: 'tariffs',
  crumb: ({ name }, locale) => localName(name, locale),
  Content: ({ data: tariff, put }: OpenRecord<TariffDetail>) => (
    <div className="stack4">
      <EditTariff key={`${tariff.id}-${tariff.may_edit}`} tariff={tariff} put={put} />
      <HistorySection room="tariffs" id={tariff.id} version={tariff.version} />
    </div>
  ),
});

function EditTariff({ tariff, put }: { tariff: TariffDetail; put: (saved: TariffDetail) => void }) {
  const say = useSay();
  const locale = useLocale();
  const toast = useToast();
  const mayOpen = useMayOpen();
  const back = useWayBack('tariffs');
  const inForce = useTariff();
  const readOnly = !tariff.may_edit;
  const form = useForm(tableForm, {
    words: tableWords,
    draft: `tariff:${tariff.id}`,
    initial: { ...tariff, ...tariff.name, ...tariff.rates, ...fieldsOf(tariff.steps) },
    version: tariff.version,
    submit: (values, { version, idempotencyKey }) =>
      call('tariffs.edit', { params: { id: tariff.id }, body: { ...bodyOf(values), version }, idempotencyKey }).catch(
        (error: unknown) => {
          throw inFields(error);
        },
      ),
    onSaved: ({ data }) => {
      toast.success(say(commonWords.savedSuccessfully));
      put(data);
    },
  });
  const changes = useChanges(form, inForce);
  const why = readOnly ? say(mayOpen('tariffs.new') ? words.readOnly : words.mayNot) : undefined;
  return (
    <FormPage
      form={form}
      record={{ room: 'tariffs', id: tariff.id }}
      title={localName(tariff.name, locale)}
      aside={<StatePill face={tariffPhaseFaces[tariff.phase as TariffPhase]} />}
      cancelHref={back.href}
      {...(why === undefined ? {} : { readOnly: why })}
      actions={<TariffActions tariff={tariff} form={form} changes={changes.length} put={put} />}
      side={<TariffFacts tariff={tariff} />}>
      <PriceSection form={form} tariffId={tariff.id} inForce={inForce} readOnly={readOnly} />
      <RateFields form={form} readOnly={readOnly} />
      <FormSection title={say(words.head)}>
        <FormField of={form} name="name_en" />
        <FormField of={form} name="name_mm" />
        <FormField of={form} name="name_zh" />
        <FormField of={form} name="valid_from" hint={say(words.dayHint)} />
        <FormField of={form} name="note" wide />
      </FormSection>
      {tariff.phase !== 'in_force' && (
        <DetailSection title={say(words.changes)}>
          <TableChanges changes={changes} />
        </DetailSection>
      )}
    </FormPage>
  );
}

/** Returns the differences between the form and the table that applies today. */
function useChanges(form: TableForm, inForce: Tariff | undefined) {
  const locale = useLocale();
  const { rows: regions } = useOptions('region');
  return inForce
    ? tableChanges(inForce, tableOf(form.values), new Map(regions.map((region) => [region.id, region])), locale)
    : [];
}

interface ActionsProps {
  tariff: TariffDetail;
  form: TableForm;
  /** How much differs from the table in force. */
  changes: number;
  put: (saved: TariffDetail) => void;
}

function TariffActions({ tariff, form, changes, put }: ActionsProps) {
  const say = useSay();
  const toast = useToast();
  const mayOpen = useMayOpen();
  const run = useTariffCommand(tariff, changes, put);
  const doing = useAction();
  const [reading, setReading] = useState(false);
  const unlessDirty = (act: () => void) => () => {
    if (form.dirty) toast.error(say(words.saveFirst));
    else act();
  };
  const download = () =>
    void doing(async () =>
      saveFile(await addressOfCall('tariffs.excel', { id: tariff.id }), `prices-${tariff.id}.xlsx`),
    );
  const take = (steps: Tariff['steps']) => {
    for (const [field, own] of Object.entries(fieldsOf(steps))) form.set(field as StepsField, own);
    toast.success(say(words.sheetTaken));
  };
  const groups: MenuGroup[] = [
    {
      key: 'use',
      items: [
        ...(mayOpen('quote')
          ? [
              {
                key: 'try',
                label: say(words.tryIt),
                icon: Calculator,
                href: hrefOf('quote', {}, { tariff: tariff.id }),
              },
            ]
          : []),
        ...(mayOpen('tariffs.new')
          ? [
              {
                key: 'copy',
                label: say(words.newVersion),
                icon: CopyPlus,
                href: hrefOf('tariffs.new', {}, { copy: tariff.id }),
              },
            ]
          : []),
      ],
    },
    {
      key: 'excel',
      items: [
        { key: 'out', label: say(words.excelOut), icon: FileDown, onSelect: unlessDirty(download) },
        ...(tariff.may_edit
          ? [{ key: 'in', label: say(words.excelIn), icon: FileUp, onSelect: () => setReading(true) }]
          : []),
      ],
    },
    ...(tariff.may_remove
      ? [
          {
            key: 'remove',
            items: [
              {
                key: 'remove',
                label: say(words.remove),
                icon: Trash2,
                tone: 'danger' as const,
                onSelect: () => void run.remove(),
              },
            ],
          },
        ]
      : []),
  ];
  return (
    <>
      <Menu trigger={<Button icon={Ellipsis}>{say(dataWords.moreActions)}</Button>} align="end" groups={groups} />
      <ActionBar
        actions={tariff.actions.filter(
          ({ blocked }) => blocked !== 'missing_permission' && blocked !== 'state_not_allowed',
        )}
        faces={{
          publish: {
            word: tariffCommandWords.publish.verb,
            icon: Send,
            variant: 'main',
            run: unlessDirty(() => void run.give('publish')),
          },
          withdraw: { word: tariffCommandWords.withdraw.verb, icon: Undo2, run: () => void run.give('withdraw') },
        }}
      />
      {reading && <SheetDialog tariffId={tariff.id} onClose={() => setReading(false)} onTake={take} />}
    </>
  );
}

function TariffFacts({ tariff }: { tariff: TariffDetail }) {
  const say = useSay();
  return (
    <DetailSection title={say(tariffWords.one)}>
      <Pairs
        pairs={[
          {
            key: 'valid_from',
            label: say.loose(tariffFieldWords.valid_from as Word),
            value: formatDate(tariff.valid_from),
          },
          { key: 'published_by', label: say.loose(tariffFieldWords.published_by as Word), value: tariff.published_by },
          {
            key: 'updated_at',
            label: say(staffFieldWords.updated_at),
            value: formatDateTime(new Date(tariff.updated_at)),
          },
        ]}
      />
    </DetailSection>
  );
}
