import { useState } from 'react';
import type { Report } from '@waybill/contract/rooms/reports/report.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { hrefOf } from '../../kernel/page-links.ts';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { phone, useMedia } from '../../ui/use-media.ts';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { useRenderLink } from '../../ui/layout/link.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { groupOf, reportGroups } from './report-place.ts';
import { reportPageWords as words } from './report-page.words.ts';
import styles from './Reports.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

const groupWords = {
  parcels: commonFieldWords.parcels,
  money: commonWords.money,
  channels: words.channels,
  services: words.services,
} as const;

interface ReportPickerProps {
  readonly reports: readonly Report[];
  readonly current: string;
  /** The question of the page, which the next report keeps. */
  readonly search: Readonly<Record<string, string>>;
}

/** The reports in groups: a tab for each group, and the reports of the current one; a search finds those of all groups by title and question. */
export function ReportPicker({ reports, current, search }: ReportPickerProps) {
  const say = useSay();
  const renderLink = useRenderLink();
  const [term, setTerm] = useState('');
  const shown = reports.find(({ key }) => key === current);
  const group = shown ? groupOf(shown) : undefined;
  const hrefTo = (report: Report) => hrefOf('report', { tab: report.key }, search);
  const groups = reportGroups.flatMap((key) => {
    const first = reports.find((report) => groupOf(report) === key);
    return first ? [{ key, label: say(groupWords[key]), href: hrefTo(first) }] : [];
  });
  const wanted = term.trim().toLowerCase();
  const found = reports.filter((report) =>
    wanted === ''
      ? groupOf(report) === group
      : `${say.loose(report.list.title)} ${say.loose(report.question)}`.toLowerCase().includes(wanted),
  );
  const small = useMedia(phone);
  const go = usePageGo();
  if (small)
    return (
      <Field label={say(commonWords.reports)}>
        <Select
          options={reports.map((report) => ({ value: report.key, label: say.loose(report.list.title) }))}
          value={current}
          onChange={(tab) => tab && go({ name: 'report', params: { tab }, search })}
        />
      </Field>
    );
  return (
    <nav className="stack2" aria-label={say(commonWords.reports)}>
      <div className={styles.groups}>
        <Tabs label={say(words.groupsOfReports)} current={wanted === '' ? (group ?? '') : ''} tabs={groups} />
        <TextInput
          type="search"
          label={say(words.find)}
          placeholder={say(words.find)}
          value={term}
          onChange={(next) => setTerm(next ?? '')}
        />
      </div>
      {found.length === 0 ? (
        <p className={styles.question}>{say(words.foundNone)}</p>
      ) : (
        <ul className={styles.reports}>
          {found.map((report) => (
            <li key={report.key}>
              {renderLink({
                href: hrefTo(report),
                className: styles.report,
                children: say.loose(report.list.title),
                'aria-current': report.key === current ? 'page' : undefined,
              })}
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
