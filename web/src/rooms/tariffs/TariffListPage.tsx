import { Calculator, Plus } from 'lucide-react';
import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import type { TariffPhase } from '@waybill/domain/rooms/tariffs/tariff-states.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import type { TariffRow } from '@waybill/contract/rooms/tariffs/tariff-shapes.ts';
import { staffFieldWords } from '@waybill/contract/rooms/staff/staff.words.ts';
import { tariffFieldWords, tariffPhaseFaces, tariffWords } from '@waybill/contract/rooms/tariffs/tariffs.words.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { pathOf, useMayOpen, titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { RecordStates } from '../../shell/detail/RecordStates.tsx';
import { tariffPageWords as words } from './tariff-page.words.ts';
import { PricesInForce } from './PricesInForce.tsx';
import { useTariff } from './use-tariff.ts';
import { useTariffs } from './use-tariffs.ts';
import styles from './TariffListPage.module.css';

/** The price tables by the day they begin on, with the one that counts today (N-30, decisions 4.5). */
export function TariffListPage() {
  const say = useSay();
  const mayOpen = useMayOpen();
  const query = useTariffs();
  const inForce = useTariff();
  const create = mayOpen('tariffs.new') && (
    <PageLink to="tariffs.new" className={buttonLook('main')}>
      <Icon of={Plus} /> {say(tariffWords.create)}
    </PageLink>
  );
  return (
    <RecordStates query={query} backHref={pathOf('settings')} backLabel={say(titleOf('tariffs'))}>
      {(rows) => (
        <div className="stack3">
          <PageHead
            title={say(titleOf('tariffs'))}
            actions={
              <>
                {mayOpen('quote') && (
                  <PageLink to="quote" className={buttonLook('plain')}>
                    <Icon of={Calculator} /> {say(titleOf('quote'))}
                  </PageLink>
                )}
                {create}
              </>
            }
          />
          <Callout tone="info">{say(words.listNote)}</Callout>
          {rows.length === 0 ? <EmptyState title={say(words.empty)} /> : <Tariffs rows={rows} />}
          {inForce && <PricesInForce tariff={inForce} page="tariffs" />}
        </div>
      )}
    </RecordStates>
  );
}

const columns = [
  tariffFieldWords.valid_from,
  tariffWords.one,
  tariffFieldWords.phase,
  tariffFieldWords.published_by,
  staffFieldWords.updated_at,
] as readonly Word[];

function Tariffs({ rows }: { rows: readonly TariffRow[] }) {
  const say = useSay();
  const locale = useLocale();
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((word) => (
              <th key={word.en} scope="col">
                {say.loose(word)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-phase={row.phase}>
              <td className={styles.day} data-label={say.loose(columns[0] as Word)}>
                {formatDate(row.valid_from)}
              </td>
              <th scope="row">
                <PageLink to="tariffs.edit" params={{ tariffId: row.id }} className={styles.name}>
                  {localName(row.name, locale)}
                </PageLink>
                {row.note !== null && <span className={styles.note}>{row.note}</span>}
              </th>
              <td>
                <StatePill face={tariffPhaseFaces[row.phase as TariffPhase]} />
              </td>
              <td data-label={say.loose(columns[3] as Word)}>{row.published_by ?? <span className="muted">—</span>}</td>
              <td data-label={say.loose(columns[4] as Word)}>{formatDate(new Date(row.updated_at))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
