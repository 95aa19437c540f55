import type { PrintLabel } from '@waybill/contract/rooms/prints/prints.contract.ts';
import { itemTypeWords, labelServiceWords } from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { formatWeight, sayKyat, toGrams } from '@waybill/domain/kernel/money.ts';
import { useLocale, useSay } from '../../../kernel/i18n.tsx';
import { paperWords as words } from './paper.words.ts';
import styles from './paper.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** How it is handed over when that is not at the door. */
export function useHandover(label: PrintLabel): string[] {
  const say = useSay();
  return [
    label.pickup_at_po && commonFieldWords.pick_up_at_post_office,
    !label.pickup_at_po && label.delivery_type === atBranch && commonWords.fetchedAtTheBranch,
    label.gate_submit && commonFieldWords.gate_submit,
  ].flatMap((word) => (word === false ? [] : [say(word)]));
}
const atBranch: PrintLabel['delivery_type'] = 'branch';

/** Weight, contents, services, day, who made it, and the remark: where there is no room for all of it, contents and services are cut short before the remark. */
export function Facts({ label }: { label: PrintLabel }) {
  const say = useSay();
  const locale = useLocale();
  const services = label.services.map((service) => say(labelServiceWords[service]));
  const pairs: { readonly name: string; readonly value: string | null; readonly mayCut?: true }[] = [
    { name: say(commonWords.weight), value: formatWeight(toGrams(label.weight), locale) },
    {
      name: say(words.item),
      value: [say(itemTypeWords[label.item_type]), label.item_name].filter(Boolean).join(' - '),
      mayCut: true,
    },
    ...(label.destination_country === null
      ? []
      : ([
          { name: say(words.goods), value: label.include_products, mayCut: true },
          { name: say(commonFieldWords.declared_value), value: sayKyat(label.declared_value, locale) },
        ] as const)),
    { name: say(commonFieldWords.services), value: services.join(', ') || null, mayCut: true },
    { name: say(words.reference), value: label.reference_id },
    { name: 'MMPost', value: label.mp_tracking_code },
    { name: say(commonFieldWords.date), value: formatDateTime(new Date(label.created_at)) },
    { name: say(words.by), value: label.created_by },
  ];
  return (
    <>
      <div className={styles.pairs}>
        {pairs.map(
          ({ name, value, mayCut }) =>
            value !== null && (
              <span key={name}>
                <span className={styles.factName}>{name}</span>{' '}
                <span {...(mayCut ? { 'data-last': value } : {})}>{value}</span>
              </span>
            ),
        )}
      </div>
      {label.remark !== null && (
        <div className={styles.remark}>
          <span className={styles.factName}>{say(commonFieldWords.remark)}</span>{' '}
          <b data-last={label.remark}>{label.remark}</b>
        </div>
      )}
    </>
  );
}
