import { figureOf, levelOf, type OfficerFigure } from '@waybill/domain/rooms/officer-dashboard/officer-figures.ts';
import { mapSize, regionCodes, regionTiles } from '@waybill/domain/rooms/officer-dashboard/region-map.ts';
import type { RegionLine } from '@waybill/contract/rooms/officer-dashboard/officer-dashboard.contract.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { officerFigureWords, officerWords as words, regionShortWords } from './officer-page.words.ts';
import { useShownFigure } from './use-shown-figure.ts';
import look from '../../ui/layout/Figures.module.css';
import styles from './OfficerDashboard.module.css';

/** The drawing's own units. */
const [width, height, gap] = [100, 64, 4];

/** The regions, each in its rough place with the chosen figure written in it; the table of regions below has the same and more. */
export function RegionMap({ regions, figure }: { regions: readonly RegionLine[]; figure: OfficerFigure }) {
  const say = useSay();
  const shown = useShownFigure();
  const title = say(words.map, { figure: say.loose(officerFigureWords[figure]) });
  return (
    <section className={look.panel} aria-labelledby="officer-map">
      <h2 id="officer-map">{title}</h2>
      <svg
        className={styles.map}
        viewBox={`0 0 ${mapSize[0] * width} ${mapSize[1] * height}`}
        role="img"
        aria-label={title}
        aria-describedby="officer-map-hint">
        {regionCodes.map((code) => {
          const [column, row] = regionTiles[code];
          const line = regions.find(({ region }) => region === code);
          return (
            <g key={code} transform={`translate(${column * width} ${row * height})`}>
              <rect
                className={styles.tile}
                data-level={line ? levelOf(line, regions, figure) : undefined}
                width={width - gap}
                height={height - gap}
                rx="4"
              />
              <text x={(width - gap) / 2} y="24" textAnchor="middle" className={styles.tileName}>
                {say.loose(regionShortWords[code])}
              </text>
              <text x={(width - gap) / 2} y="48" textAnchor="middle" className={styles.tileValue}>
                {line ? shown(figure, figureOf(line, figure)) : ''}
              </text>
            </g>
          );
        })}
      </svg>
      <p id="officer-map-hint" className={look.small}>
        {say(words.mapHint)}
      </p>
    </section>
  );
}
