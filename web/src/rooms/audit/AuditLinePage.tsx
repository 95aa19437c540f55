import type { RecordName } from '@waybill/contract/audit-values.ts';
import type { AuditLine } from '@waybill/contract/rooms/audit/audit.contract.ts';
import { auditFieldWords, auditWhatWords } from '@waybill/contract/rooms/audit/audit.words.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { recordTarget, useMayOpen } from '../../kernel/page-links.ts';
import { PageLink, TargetLink } from '../../kernel/PageLink.tsx';
import type { PageTarget, RecordPageName } from '../../kernel/pages.ts';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { CopyButton } from '../../ui/layout/CopyButton.tsx';
import { detailPage } from '../../shell/detail/detail-page.tsx';
import { auditPageWords } from './audit-page.words.ts';
import { Changes } from './Changes.tsx';
import styles from './AuditLinePage.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

type Line = AuditLine & { readonly names: readonly RecordName[] };
const isKept = ({ before, after }: Line): boolean => before !== null || after !== null;
const changes = { key: 'changes', Content: Changed };

/** One line of the audit log, with what was there before and after. */
export const AuditLinePage = detailPage({
  call: 'audit.detail',
  param: 'id',
  topic: null,
  list: 'audit',
  name: ({ record }) => record,
  title: ({ what }, locale) => auditWhatWords[what]?.[locale] ?? what,
  note: ({ record }) => record,
  parts: [
    { ...changes, title: auditPageWords.began, shown: ({ before }) => before === null },
    { ...changes, title: auditPageWords.ended, shown: ({ before, after }) => before !== null && after === null },
    { ...changes, title: auditPageWords.changed, shown: ({ before, after }) => before !== null && after !== null },
    {
      key: 'who',
      title: commonWords.whoAndWhen,
      aside: true,
      blanks: true,
      facts: [
        {
          key: 'at',
          word: auditFieldWords.at,
          value: ({ at }) => <time dateTime={at}>{formatDateTime(new Date(at))}</time>,
        },
        { key: 'who', word: auditFieldWords.who, value: ({ staff }, { say }) => staff ?? say(auditPageWords.system) },
        { key: 'staff_user_name', word: staffFieldWords.user_name, kind: 'code' },
        {
          key: 'branch',
          word: staffFieldWords.branch,
          value: ({ branch }, { say, locale }) => (branch ? localName(branch, locale) : say(auditPageWords.everywhere)),
        },
        { key: 'record', word: auditFieldWords.record, kind: 'text' },
        { key: 'record_id', word: auditFieldWords.record_id, kind: 'code' },
        { key: 'request_id', word: auditFieldWords.request_id, value: (line) => <Request id={line.request_id} /> },
      ],
      Content: MoreLines,
    },
  ],
  More: RecordLink,
});

function Changed({ data: line }: { data: Line }) {
  const say = useSay();
  return isKept(line) ? (
    <Changes line={line} names={line.names} />
  ) : (
    <p className="muted">{say(auditPageWords.noChange)}</p>
  );
}

function RecordLink({ data: { room, record_id } }: { data: Line }) {
  const say = useSay();
  const mayOpen = useMayOpen();
  const target = pageOfRecord(room, record_id);
  return (
    target &&
    mayOpen(target.name) && (
      <TargetLink to={target} className={buttonLook('plain')}>
        {say(auditPageWords.openRecord)}
      </TargetLink>
    )
  );
}

function Request({ id }: { id: string }) {
  const say = useSay();
  return (
    <span className={styles.request}>
      <span className={`code ${styles.id}`}>{id}</span>
      <CopyButton text={id} what={say(auditFieldWords.request_id)} />
    </span>
  );
}

/** Links to what else was done to the record, and by the person. */
function MoreLines({ data: line }: { data: Line }) {
  const say = useSay();
  return (
    <p className={styles.more}>
      <PageLink to="audit" search={{ room: line.room, record: line.record_id }} className={buttonLook('plain', true)}>
        {say(auditPageWords.ofRecord)}
      </PageLink>
      <PageLink
        to="audit.at"
        params={{ room: line.room, record: line.record_id }}
        search={{ at: line.at }}
        className={buttonLook('plain', true)}>
        {say(auditPageWords.asAt)}
      </PageLink>
      {line.staff_user_name !== null && (
        <PageLink to="audit" search={{ staff: line.staff_user_name }} className={buttonLook('plain', true)}>
          {say(auditPageWords.ofPerson)}
        </PageLink>
      )}
    </p>
  );
}

/** The page that shows a record, for the rooms whose records have one. */
const pages = new Map<string, RecordPageName>([
  ['staff', 'edit-staff'],
  ['branches', 'branches.edit'],
  ['branch_collections', 'branch-collections.edit'],
  ['branch_routes', 'branch-routes.edit'],
  ['roles', 'roles.edit'],
  ['tariffs', 'tariffs.edit'],
  ['announcements', 'announcement.detail'],
  ['customers', 'customer.detail'],
  ['companies', 'customer.company'],
]);

/** Where a record of the audit log is shown; nothing when it has no page. @example pageOfRecord('staff', '7') // { name: 'edit-staff', params: { staffID: '7' } } */
function pageOfRecord(room: string, record: string): PageTarget | undefined {
  if (room === 'calls') return { name: 'call-detail', params: { callID: record } };
  const page = pages.get(room);
  return page && recordTarget(page, record);
}
