import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { axisOf, minPoints, shownLabels, type ChartAxis, type ChartPoint } from './chart-axis.ts';
import styles from './Charts.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

export interface TimeChartProps {
  /** Question that the chart answers, for screen readers; a heading shows it. */
  readonly label: string;
  readonly points: readonly ChartPoint[];
  /** Unit of the axis, such as "parcels". */
  readonly unit: string;
  readonly kind?: 'bars' | 'line';
  /** A value in the readout. */
  readonly shown: (value: number) => string;
  /** Labels of the gridlines; by default as `shown`. */
  readonly axisLabels?: (ticks: readonly number[]) => readonly string[];
  /** A horizontal reference line with its name. */
  readonly target?: { readonly name: string; readonly value: number } | undefined;
  readonly height?: number;
  /** The same figures as a table, one press away. */
  readonly table?: ReactNode;
}

/**
 * A figure over time with its axis, zero line and previous period. Values are read by pointer, touch or arrow keys; the table is below. It is drawn at its real
 * width, so that its text has the size of the page's.
 *
 * @example <TimeChart label="Delivered" unit="parcels" points={points} shown={count} table={<DayTable />} />
 */
export function TimeChart(props: TimeChartProps) {
  const { points, shown, table, unit } = props;
  const say = useSay();
  return (
    <div className="stack2">
      {points.length < minPoints ? (
        <dl className={styles.figures}>
          {points.map(({ key, name, value }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>
                {value === null ? '–' : shown(value)} <span className={styles.unit}>{unit}</span>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <Picture {...props} />
      )}
      {table && (
        <details className={styles.behind}>
          <summary>{say(commonWords.asATable)}</summary>
          {table}
        </details>
      )}
    </div>
  );
}

/** Room above the highest gridline, and below the zero line for labels, in pixels. */
const [above, below] = [8, 22];
/** Width that a label of a day needs. */
const labelWidth = 24;

function Picture({ label, points, unit, kind = 'bars', shown, axisLabels, target, height = 140 }: TimeChartProps) {
  const say = useSay();
  const named = useId();
  const [plot, width] = useWidth();
  const [at, setAt] = useState<number | null>(null);
  const values = points.flatMap(({ value, before }) => [value ?? 0, before ?? 0]);
  const axis = axisOf(target ? [...values, target.value] : values);
  const yOf = (value: number) => above + ((axis.high - value) / (axis.high - axis.low)) * height;
  const step = width / points.length;
  const labels = axisLabels?.(axis.ticks) ?? axis.ticks.map(shown);
  const isLabelled = shownLabels(points.length, labelWidth, width);
  const last = points.length - 1;
  const latest = points.findLastIndex(({ value }) => value !== null);
  const active = points[at ?? latest];
  const readout = (point: ChartPoint | undefined) =>
    point &&
    `${point.name}: ${point.value === null ? '–' : shown(point.value)}${point.before === undefined ? '' : ` (${say(commonWords.before, { n: shown(point.before) })})`}`;
  const keys = (event: KeyboardEvent) => {
    const to = moved(event.key, at ?? latest, last);
    if (to === null) return;
    event.preventDefault();
    setAt(to);
  };
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const place = Math.floor((event.clientX - event.currentTarget.getBoundingClientRect().left) / step);
    setAt(Math.min(last, Math.max(0, place)));
  };
  return (
    <>
      <p className={styles.readout} id={named}>
        <span className={styles.unit}>{unit}</span>
        <span aria-hidden="true">{readout(active)}</span>
      </p>
      <div
        className={styles.picture}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at ?? latest}
        aria-valuetext={readout(active)}
        onKeyDown={keys}
        onBlur={() => setAt(null)}>
        <div className={styles.axis} aria-hidden="true">
          {axis.ticks.map((tick, row) => (
            <span key={tick} style={{ top: yOf(tick) }}>
              {labels[row]}
            </span>
          ))}
        </div>
        <svg
          ref={plot}
          viewBox={`0 0 ${Math.max(1, width)} ${above + height + below}`}
          height={above + height + below}
          aria-hidden="true"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setAt(null)}>
          {points.map(({ key, rest }, place) => (
            <rect
              key={key}
              className={place === at ? styles.active : rest ? styles.rest : styles.plain}
              x={place * step}
              y={above}
              width={step}
              height={height}
            />
          ))}
          <Grid axis={axis} yOf={yOf} width={width} />
          <Values points={points} kind={kind} step={step} yOf={yOf} />
          {target && <Target name={target.name} y={yOf(target.value)} width={width} />}
          {points.map(({ key, label: name, rest }, place) =>
            isLabelled(place) ? (
              <text
                key={key}
                x={(place + 0.5) * step}
                y={above + height + 16}
                textAnchor="middle"
                className={styles.label}
                data-rest={rest || undefined}>
                {name}
              </text>
            ) : null,
          )}
        </svg>
      </div>
    </>
  );
}

function Grid({ axis, yOf, width }: { axis: ChartAxis; yOf: (value: number) => number; width: number }) {
  return axis.ticks.map((tick) => (
    <line
      key={tick}
      x1="0"
      x2={width}
      y1={yOf(tick)}
      y2={yOf(tick)}
      className={tick === 0 ? styles.zero : styles.grid}
    />
  ));
}

/** Widest bar, in pixels. */
const maxBar = 28;

interface ValuesProps extends Required<Pick<TimeChartProps, 'points' | 'kind'>> {
  readonly step: number;
  readonly yOf: (value: number) => number;
}

function Values({ points, kind, step, yOf }: ValuesProps) {
  const lineOf = (pick: (point: ChartPoint) => number | null | undefined) =>
    points
      .flatMap((point, place) => {
        const value = pick(point);
        return value === undefined || value === null ? [] : [`${(place + 0.5) * step},${yOf(value)}`];
      })
      .join(' ');
  const bar = Math.min(maxBar, step * 0.66);
  return (
    <>
      {kind === 'line' ? (
        <polyline className={styles.line} points={lineOf(({ value }) => value)} />
      ) : (
        points.map(({ key, value }, place) =>
          value === null ? null : (
            <rect
              key={key}
              className={value < 0 ? styles.less : styles.bar}
              x={(place + 0.5) * step - bar / 2}
              y={Math.min(yOf(value), yOf(0))}
              width={bar}
              height={Math.abs(yOf(value) - yOf(0))}
              rx="1.5"
            />
          ),
        )
      )}
      {points.some(({ before }) => before !== undefined) && (
        <polyline className={styles.before} points={lineOf(({ before }) => before)} />
      )}
    </>
  );
}

function Target({ name, y, width }: { name: string; y: number; width: number }) {
  return (
    <>
      <line x1="0" x2={width} y1={y} y2={y} className={styles.target} />
      <text x={width} y={y - 4} textAnchor="end" className={styles.targetName}>
        {name}
      </text>
    </>
  );
}

function moved(key: string, at: number, last: number): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, at - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** Measures an element's width in pixels, before the first paint and whenever it changes. */
function useWidth() {
  const of = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = of.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.getBoundingClientRect().width);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [of, width] as const;
}
