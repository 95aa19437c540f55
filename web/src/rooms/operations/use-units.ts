import type { HealthCheck, HealthLevel } from '@waybill/domain/kernel/health-checks.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { operationsWords as words } from './operations-page.words.ts';

const megabyte = 1_048_576;
const unitOf = {
  backup_age: 'hours',
  copy_age: 'hours',
  backup_failing: null,
  disk_used: 'percent',
  replica_behind: 'megabytes',
  replica_lost: null,
  archive_failing: null,
  job_wait: 'minutes',
  job_failed: null,
  server_silent: null,
  error_share: 'percent',
  answer_time: 'milliseconds',
  connections: 'percent',
  transaction: 'minutes',
} as const satisfies Record<HealthCheck, string | null>;

/** Says figures of the machines with their units. */
export function useUnits() {
  const say = useSay();
  const count = useCount();
  /** Small figures with one decimal. */
  const tenths = (n: number) => {
    const text = String(Math.round(n * 10) / 10);
    return n >= 10 || !text.includes('.') ? count(Math.round(n)) : text;
  };
  return {
    count,
    size: (bytes: number) =>
      bytes >= 1000 * megabyte
        ? say(words.gigabytes, { n: tenths(bytes / megabyte / 1024) })
        : say(words.megabytes, { n: tenths(bytes / megabyte) }),
    seconds: (n: number) =>
      n >= 120 ? say(words.minutes, { n: count(Math.round(n / 60)) }) : say(words.seconds, { n: tenths(n) }),
    milliseconds: (n: number | null) => (n === null ? '–' : say(words.milliseconds, { n: tenths(n) })),
    check: (value: number | null, { name, level }: { readonly name: HealthCheck; readonly level: HealthLevel }) => {
      if (value === null) return say(level === 'danger' ? words.never : words.none);
      const unit = unitOf[name];
      // Errors are counted by the ten thousand, and read as per cent.
      const n = tenths(name === 'error_share' ? value / 100 : value);
      return unit === null ? n : say(words[unit], { n });
    },
  };
}
