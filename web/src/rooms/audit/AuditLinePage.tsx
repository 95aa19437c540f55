import type { RecordName } from '@waybill/contract/rooms/audit/audit-values.ts';
import type { AuditLine } from '@waybill/contract/rooms/audit/audit.contract.ts';
import { auditFieldWords, auditWhatWords } from '@waybill/contract/rooms/audit/audit.words.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import { formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import type { PageTarget, PageName } from '../../kernel/pages.ts';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { CopyButton } from '../../ui/layout/CopyButton.tsx';
import { DetailPage } from '../../shell/detail/DetailPage.tsx';
import { recordPage } from '../../shell/detail/record-page.tsx';
import { auditPageWords } from './audit-page.words.ts';
import { Changes } from './Changes.tsx';
import styles from './AuditLinePage.module.css';

/** One line of the audit log, with what was there before and after. */
export const AuditLinePage = recordPage({
  call: 'audit.detail',
  param: 'id',
  topic: null,
  list: 'audit',
  crumb: ({ record }) => record,
  Content: OneLine,
});

function OneLine({ data: line }: { data: AuditLine & { names: readonly RecordName[] } }) {
  const say = useSay();
  const mayOpen = useMayOpen();
  const what = auditWhatWords[line.what];
  const heading =
    line.before === null ? auditPageWords.began : line.after === null ? auditPageWords.ended : auditPageWords.changed;
  const kept = line.before !== null || line.after !== null;
  const target = pageOfRecord(line.room, line.record_id);
  return (
    <DetailPage
      title={what ? say(what) : line.what}
      note={line.record}
      more={target && mayOpen(target.name) ? <RecordLink target={target} /> : undefined}
      parts={[
        {
          key: 'changes',
          title: say(heading),
          content: kept ? (
            <Changes line={line} names={line.names} />
          ) : (
            <p className="muted">{say(auditPageWords.noChange)}</p>
          ),
        },
        {
          key: 'who',
          title: say(auditPageWords.who),
          pairs: usePairsOf(line),
          content: <MoreLines line={line} />,
          aside: true,
        },
      ]}
    />
  );
}

function RecordLink({ target }: { target: PageTarget }) {
  const say = useSay();
  return (
    <PageLink to={target.name} params={target.params} className={buttonLook('plain')}>
      {say(auditPageWords.openRecord)}
    </PageLink>
  );
}

function usePairsOf(line: AuditLine) {
  const say = useSay();
  const locale = useLocale();
  return [
    {
      key: 'at',
      label: say(auditFieldWords.at),
      value: <time dateTime={line.at}>{formatDateTime(new Date(line.at))}</time>,
    },
    { key: 'who', label: say(auditFieldWords.who), value: line.staff ?? say(auditPageWords.system) },
    {
      key: 'user_name',
      label: say(staffFieldWords.user_name),
      value: line.staff_user_name && <span className="code">{line.staff_user_name}</span>,
    },
    {
      key: 'branch',
      label: say(staffFieldWords.branch),
      value: line.branch ? localName(line.branch, locale) : say(auditPageWords.everywhere),
    },
    { key: 'record', label: say(auditFieldWords.record), value: line.record },
    { key: 'record_id', label: say(auditFieldWords.record_id), value: <span className="code">{line.record_id}</span> },
    {
      key: 'request_id',
      label: say(auditFieldWords.request_id),
      value: (
        <span className={styles.request}>
          <span className={`code ${styles.id}`}>{line.request_id}</span>
          <CopyButton text={line.request_id} what={say(auditFieldWords.request_id)} />
        </span>
      ),
    },
  ];
}

/** Links to what else was done to the record, and by the person. */
function MoreLines({ line }: { line: AuditLine }) {
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

/** The page that shows a record and the parameter that names it, for the rooms whose records have one. */
const pages: ReadonlyMap<string, readonly [page: PageName, param: string]> = new Map<
  string,
  readonly [PageName, string]
>([
  ['staff', ['edit-staff', 'staffID']],
  ['branches', ['branches.edit', 'branchId']],
  ['branch_collections', ['branch-collections.edit', 'collectionId']],
  ['branch_routes', ['branch-routes.edit', 'branchRouteId']],
  ['roles', ['roles.edit', 'slug']],
  ['tariffs', ['tariffs.edit', 'tariffId']],
  ['announcements', ['announcement.detail', 'announcementId']],
  ['customers', ['customer.detail', 'customerId']],
  ['companies', ['customer.company', 'companyId']],
  ['calls', ['call-detail', 'callID']],
]);

/** Where a record of the audit log is shown; nothing when it has no page. @example pageOfRecord('staff', '7') // { name: 'edit-staff', params: { staffID: '7' } } */
function pageOfRecord(room: string, record: string): PageTarget | undefined {
  const found = pages.get(room);
  return found && { name: found[0], params: { [found[1]]: record } };
}
