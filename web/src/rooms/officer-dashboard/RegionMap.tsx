import { figureOf, levelOf, type OfficerFigure } from '@waybill/domain/rooms/officer-dashboard/officer-figures.ts';
import { regionCodes, regionTiles } from '@waybill/domain/rooms/officer-dashboard/region-map.ts';
import type { RegionLine } from '@waybill/contract/rooms/officer-dashboard/officer-dashboard.contract.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { officerFigureWords, officerWords as words, regionShortWords } from './officer-page.words.ts';
import { useShownFigure } from './use-shown-figure.ts';
import look from '../../ui/layout/Figures.module.css';
import styles from './OfficerDashboard.module.css';

/** The regions, each in its rough place with the chosen figure in it; columns are as wide as their longest name. The table of regions below has the same and more. */
export function RegionMap({ regions, figure }: { regions: readonly RegionLine[]; figure: OfficerFigure }) {
  const say = useSay();
  const shown = useShownFigure();
  const title = say(words.map, { figure: say.loose(officerFigureWords[figure]) });
  const legend = [
    { level: '0', word: words.legendBest },
    { level: '1', word: null },
    { level: '2', word: null },
    { level: '3', word: words.legendWorst },
  ];
  return (
    <section className={look.panel} aria-labelledby="officer-map">
      <h2 id="officer-map">{title}</h2>
      <div className={look.scroll}>
        <div className={styles.map} role="img" aria-label={title} aria-describedby="officer-map-hint">
          {regionCodes.map((code) => {
            const [column, row] = regionTiles[code];
            const line = regions.find(({ region }) => region === code);
            return (
              <div
                key={code}
                className={styles.tile}
                data-region={code}
                data-level={line ? (levelOf(line, regions, figure) ?? undefined) : undefined}
                style={{ gridColumn: column + 1, gridRow: row + 1 }}>
                <span>{say.loose(regionShortWords[code])}</span>
                {line && <b>{shown(figure, figureOf(line, figure))}</b>}
              </div>
            );
          })}
        </div>
      </div>
      <p id="officer-map-hint" className={styles.legend}>
        {legend.map(({ level, word }) => (
          <span key={level} className={styles.swatch}>
            <span className={styles.tile} data-level={level} /> {word && say(word)}
          </span>
        ))}
        <span className={styles.swatch}>
          <span className={styles.tile} /> {say(words.legendNone)}
        </span>
      </p>
    </section>
  );
}
