import { useQuery } from '@tanstack/react-query';
import { RotateCcw, RotateCw } from 'lucide-react';
import { formatClock, formatDateTime } from '@waybill/domain/kernel/calendar.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { healthTone } from '@waybill/domain/kernel/health-checks.ts';
import type { Operations } from '@waybill/contract/rooms/operations/operations.contract.ts';
import { firstMessage } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { usePageLoading } from '../../kernel/page-hooks.ts';
import { DetailSection, Pairs } from '../../shell/detail/Pairs.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useAction } from '../../shell/use-action.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { Pill } from '../../ui/layout/Pill.tsx';
import { FactTable } from './FactTable.tsx';
import { healthCheckWords, healthLevelWords, operationsWords as words } from './operations-page.words.ts';
import { useUnits } from './use-units.ts';
import styles from './Operations.module.css';
import { titleOf } from '../../kernel/page-links.ts';

const everyMs = 30_000;

/** State of the servers for their operators: first the problems that need a person, then the details (O-06, O-07). */
export function OperationsPage() {
  const say = useSay();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['operations.read'],
    queryFn: async ({ signal }) => (await call('operations.read', { signal, background: true })).data,
    refetchInterval: everyMs,
  });
  usePageLoading(data === undefined && error === null);
  return (
    <div className="stack4">
      <PageHead
        title={say(titleOf('operations'))}
        aside={data && <span className="muted">{say(words.asOf, { time: formatClock(new Date(data.at)) })}</span>}
        actions={
          <Button icon={RotateCw} busy={isFetching} onClick={() => void refetch()}>
            {say(words.again)}
          </Button>
        }
      />
      {error && (
        <Callout tone="danger" live title={say(words.failed)}>
          {firstMessage(error)}
        </Callout>
      )}
      {data && (
        <>
          <Checks checks={data.checks} />
          <div className={styles.columns}>
            <DatabaseFacts data={data} />
            <div className="stack4">
              <Backups backups={data.backups} />
              <Copies copies={data.copies} />
            </div>
          </div>
          <Servers servers={data.servers} />
          <div className={styles.columns}>
            <Calls calls={data.calls} />
            <Statements statements={data.statements} />
          </div>
          <div className={styles.columns}>
            <Jobs jobs={data.jobs} />
            <FailedExports exports={data.exports} />
          </div>
        </>
      )}
    </div>
  );
}

function Checks({ checks }: Pick<Operations, 'checks'>) {
  const say = useSay();
  const units = useUnits();
  const open = checks.filter(({ level }) => level === 'attention' || level === 'danger');
  const worst = open.some(({ level }) => level === 'danger') ? 'danger' : 'attention';
  return (
    <>
      <Callout
        tone={open.length === 0 ? 'success' : worst}
        title={open.length === 0 ? say(words.well) : say(words.look, { n: units.count(open.length) })}
      />
      <ul className={styles.checks} aria-label={say(words.checks)}>
        {checks.map(({ name, value, level }) => (
          <li key={name} className={styles.check}>
            <span className={styles.name}>{say.loose(healthCheckWords[name].name)}</span>
            <span className={styles.number}>{units.check(value, { name, level })}</span>
            <Pill tone={healthTone[level]} label={say.loose(healthLevelWords[level])} />
            {open.some((check) => check.name === name) && (
              <p className={styles.act}>{say.loose(healthCheckWords[name].act)}</p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function DatabaseFacts({ data: { database, disk, replicas, archive } }: { data: Operations }) {
  const say = useSay();
  const { count, size, seconds } = useUnits();
  return (
    <div className="stack4">
      <DetailSection title={say(words.database)}>
        <Pairs
          pairs={[
            { key: 'version', label: say(words.version), value: `PostgreSQL ${database.version}` },
            {
              key: 'embedded',
              label: say(words.kind),
              value: say(database.embedded ? words.embedded : words.external),
            },
            { key: 'size', label: say(words.size), value: size(database.bytes) },
            {
              key: 'connections',
              label: say(words.connections),
              value: say(words.ofMost, { n: count(database.connections), most: count(database.connections_max) }),
            },
            { key: 'locks', label: say(words.locks), value: count(database.waiting) },
            {
              key: 'free',
              label: say(words.free),
              value: disk && say(words.ofMost, { n: size(disk.free), most: size(disk.total) }),
            },
            {
              key: 'archived',
              label: say(words.archived),
              value: archive && (archive.last_at ? formatDateTime(new Date(archive.last_at)) : say(words.never)),
            },
          ]}
        />
      </DetailSection>
      <FactTable
        title={say(words.replicas)}
        heads={[say(words.name), say(words.state), say(words.behind)]}
        empty={say(words.noReplicas)}
        rows={replicas.map(({ name, state, behind_bytes, behind_seconds }) => [
          name,
          state,
          `${behind_bytes === null ? '–' : size(behind_bytes)}${behind_seconds === null ? '' : `, ${seconds(behind_seconds)}`}`,
        ])}
      />
    </div>
  );
}

function Backups({ backups }: Pick<Operations, 'backups'>) {
  const say = useSay();
  const { count, size, seconds } = useUnits();
  return (
    <FactTable
      title={say(words.backups)}
      heads={[words.ended, words.file, words.rows, words.size, words.took].map((word) => say(word))}
      empty={say(words.noBackups)}
      rows={backups.map((run) => [
        formatDateTime(new Date(run.ended_at)),
        run.problem === null ? (
          <span className={styles.code}>{run.file}</span>
        ) : (
          <span className={styles.why}>
            <Pill tone="danger" label={say(words.inVain)} /> {run.problem}
          </span>
        ),
        run.rows === null ? '–' : count(run.rows),
        run.bytes === null ? '–' : size(run.bytes),
        seconds(run.seconds),
      ])}
    />
  );
}

/** Copies of backups on another machine. */
function Copies({ copies }: Pick<Operations, 'copies'>) {
  const say = useSay();
  const { size, seconds } = useUnits();
  return (
    <FactTable
      title={say(words.copies)}
      heads={[words.ended, words.file, words.place, words.size, words.took].map((word) => say(word))}
      empty={say(copies === null ? words.noSecondPlace : words.noCopies)}
      rows={(copies ?? []).map((copy) => [
        formatDateTime(new Date(copy.ended_at)),
        copy.problem === null ? (
          <span className={styles.code}>{copy.file}</span>
        ) : (
          <span className={styles.why}>
            <Pill tone="danger" label={say(words.inVain)} /> {copy.problem}
          </span>
        ),
        <span key="place" className={styles.code}>
          {copy.address}
        </span>,
        copy.bytes === null ? '–' : size(copy.bytes),
        seconds(copy.seconds),
      ])}
    />
  );
}

function Servers({ servers }: Pick<Operations, 'servers'>) {
  const say = useSay();
  const { count, milliseconds } = useUnits();
  const heads = [words.machine, words.state, words.version, words.since, words.seen, words.answers, words.errors];
  return (
    <FactTable
      title={say(words.servers)}
      heads={[...heads, words.p95].map((word) => say(word))}
      empty={say(words.none)}
      rows={servers.map((server) => [
        server.host,
        <Pill
          key="state"
          tone={server.silent ? 'danger' : 'success'}
          label={say(server.silent ? words.silent : words.running)}
        />,
        server.version,
        formatDateTime(new Date(server.started_at)),
        formatDateTime(new Date(server.seen_at)),
        count(server.answers),
        count(server.errors),
        milliseconds(server.p95_ms),
      ])}
    />
  );
}

function Calls({ calls }: Pick<Operations, 'calls'>) {
  const say = useSay();
  const { count, milliseconds } = useUnits();
  return (
    <FactTable
      title={say(words.calls)}
      heads={[words.call, words.p95, words.answers, words.errors].map((word) => say(word))}
      empty={say(words.noCalls)}
      rows={calls.map((line) => [
        <span key="call" className={styles.code}>
          {line.call}
        </span>,
        milliseconds(line.p95_ms),
        count(line.answers),
        count(line.errors),
      ])}
    />
  );
}

function Statements({ statements }: Pick<Operations, 'statements'>) {
  const say = useSay();
  const { count, milliseconds, seconds } = useUnits();
  return (
    <FactTable
      title={say(words.statements)}
      heads={[words.statement, words.longest, words.times, words.inAll].map((word) => say(word))}
      empty={say(words.noStatements)}
      rows={statements.map((line) => [
        <span key="text" className={styles.statement} title={line.text}>
          {line.text}
        </span>,
        milliseconds(line.longest_ms),
        count(line.times),
        seconds(line.all_ms / 1000),
      ])}
    />
  );
}

/** A failed job with its retry button below its name, where it is visible on a phone too. */
function Failed({ name, action, onPress }: { name: string; action: string; onPress: () => void }) {
  const say = useSay();
  return (
    <span className={styles.failed}>
      {name}
      <Button small icon={RotateCcw} aria-label={say(words.actionOf, { action, what: name })} onClick={onPress}>
        {action}
      </Button>
    </span>
  );
}

function FailedExports({ exports }: Pick<Operations, 'exports'>) {
  const say = useSay();
  const locale = useLocale();
  const run = useAction();
  return (
    <FactTable
      title={say(words.exports)}
      heads={[words.list, words.requester, words.ended].map((word) => say(word))}
      empty={say(words.noExports)}
      rows={exports.map(({ id, list_name, requested_by, finished_at }) => [
        <Failed
          key="list"
          name={localName(list_name, locale)}
          action={say(words.makeAgain)}
          onPress={() =>
            void run(() => call('operations.retryExport', { params: { id } }), {
              success: say(words.beingMade),
              changes: 'operations',
            })
          }
        />,
        requested_by,
        finished_at === null ? '–' : formatDateTime(new Date(finished_at)),
      ])}
    />
  );
}

function Jobs({ jobs }: Pick<Operations, 'jobs'>) {
  const say = useSay();
  const run = useAction();
  const { count, seconds } = useUnits();
  const heads = [words.task, words.due, words.oldest, words.underWay, words.retried, words.inVain, words.reason];
  const again = (task: string) =>
    void run(() => call('operations.retryJobs', { body: { task } }), {
      success: say(words.triedAgain, { task }),
      changes: 'operations',
    });
  return (
    <FactTable
      title={say(words.jobs)}
      heads={heads.map((word) => say(word))}
      empty={say(words.noJobs)}
      rows={jobs.map((job) => [
        job.failed === 0 ? (
          <span key="task" className={styles.code}>
            {job.task}
          </span>
        ) : (
          <Failed key="task" name={job.task} action={say(words.tryAgain)} onPress={() => again(job.task)} />
        ),
        count(job.waiting),
        job.oldest_seconds === null ? '–' : seconds(job.oldest_seconds),
        count(job.running),
        count(job.retrying),
        count(job.failed),
        job.last_error === null ? (
          '–'
        ) : (
          <span key="why" className={styles.why}>
            {job.last_error}
          </span>
        ),
      ])}
    />
  );
}
