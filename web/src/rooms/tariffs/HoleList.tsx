import { fieldWord } from '@waybill/contract/field.words.ts';
import { sayProblem } from '@waybill/contract/kernel/problem.words.ts';
import { pricePlaceKey } from '@waybill/domain/rooms/tariffs/tariff-kinds.ts';
import { problemAt, type TariffProblem } from '@waybill/domain/rooms/tariffs/tariff-holes.ts';
import { AppLink } from '../../kernel/AppLink.tsx';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { sayPlace, type RegionNames } from './table-changes.ts';
import { tariffPageWords as words } from './tariff-page.words.ts';
import styles from './TariffPage.module.css';

const shown = 8;

/** Every hole of the table while it is edited, each a way to its grid; said before anything is saved. */
export function HoleList({
  problems,
  regions,
  hrefOf,
}: {
  problems: readonly TariffProblem[];
  regions: RegionNames;
  hrefOf: (offer: TariffProblem['place']) => string;
}) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  if (problems.length === 0)
    return (
      <p className={styles.note} role="status">
        {say(words.noHoles)}
      </p>
    );
  return (
    <div role="status">
      <Callout tone="danger" title={say(words.holes)}>
        <ul className={styles.holes}>
          {problems.slice(0, shown).map((problem, at) => {
            const located = problemAt(problem);
            const name = fieldWord(pricePlaceKey(problem.place))[locale];
            const message = sayProblem(located.problem, locale, name).replace(
              name,
              sayPlace(problem.place, regions, locale),
            );
            return (
              <li key={`${located.field}-${located.problem.code}-${at}`}>
                <AppLink href={hrefOf(problem.place)} className={styles.hole}>
                  {message}
                </AppLink>
              </li>
            );
          })}
        </ul>
        {problems.length > shown && say(words.moreHoles, { n: count(problems.length - shown) })}
      </Callout>
    </div>
  );
}
