import type { PrintLabel } from '@waybill/contract/rooms/prints/prints.contract.ts';
import { itemTypeWords, labelServiceWords } from '@waybill/contract/rooms/labels/label-kinds.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { formatWeight, toGrams } from '@waybill/domain/kernel/money.ts';
import { useLocale, useSay } from '../../../kernel/i18n.tsx';
import { paperWords as words } from './paper.words.ts';
import styles from './paper.module.css';

/** How it is handed over when that is not at the door. */
export function useHandover(label: PrintLabel): string[] {
  const say = useSay();
  return [label.pickup_at_po && words.atPost, !label.pickup_at_po && label.delivery_type === atBranch && words.atBranch, label.gate_submit && words.gate].flatMap((word) => (word === false ? [] : [say(word)]));
}
const atBranch: PrintLabel['delivery_type'] = 'branch';

/** Weight, contents, services, day, who made it, and the remark: what fits is shown whole, the remark is the first to be cut short. */
export function Facts({ label }: { label: PrintLabel }) {
  const say = useSay();
  const locale = useLocale();
  const services = label.services.map((service) => say(labelServiceWords[service]));
  const pairs: [string, string][] = [
    [say(words.weight), formatWeight(toGrams(label.weight), locale)],
    [say(words.item), [say(itemTypeWords[label.item_type]), label.item_name].filter(Boolean).join(' - ')],
    ...(services.length > 0 ? [[say(words.services), services.join(', ')] as [string, string]] : []),
    ...(label.reference_id === null ? [] : [[say(words.reference), label.reference_id] as [string, string]]),
    ...(label.mp_tracking_code === null ? [] : [['MMPost', label.mp_tracking_code] as [string, string]]),
    [say(words.date), formatDateTime(new Date(label.created_at))],
    ...(label.created_by === null ? [] : [[say(words.by), label.created_by] as [string, string]]),
  ];
  return (
    <>
      <div className={styles.pairs}>{pairs.map(([name, value]) => <span key={name}><span className={styles.factName}>{name}</span> {value}</span>)}</div>
      {label.remark !== null && <div className={styles.remark}><span className={styles.factName}>{say(words.remark)}</span> <b data-last>{label.remark}</b></div>}
    </>
  );
}
