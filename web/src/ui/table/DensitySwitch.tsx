import { Rows2, Rows3, Rows4 } from 'lucide-react';
import { useSay } from '../../kernel/i18n.tsx';
import { densities, type Density } from '@waybill/domain/kernel/locale.ts';
import { dataWords } from './data.words.ts';
import { useElementId } from '../element-id.ts';
import { Icon } from '../layout/Icon.tsx';
import { Tooltip } from '../overlays/Tooltip.tsx';
import styles from './DensitySwitch.module.css';

const faces = {
  compact: { icon: Rows4, word: dataWords.densityCompact },
  normal: { icon: Rows3, word: dataWords.densityNormal },
  roomy: { icon: Rows2, word: dataWords.densityRoomy },
};

/** Switches the row height of all tables. */
export function DensitySwitch({ value, onChange }: { value: Density; onChange: (density: Density) => void }) {
  const say = useSay();
  const name = useElementId();
  return (
    <fieldset className={styles.switch}>
      <legend className="sr-only">{say(dataWords.density)}</legend>
      {densities.map((density) => {
        const { icon, word } = faces[density];
        return (
          <Tooltip key={density} content={`${say(dataWords.density)}: ${say(word)}`}>
            <label className={styles.choice}>
              <input
                type="radio"
                className="sr-only"
                name={name}
                value={density}
                checked={value === density}
                onChange={() => onChange(density)}
                aria-label={say(word)}
              />
              <Icon of={icon} />
            </label>
          </Tooltip>
        );
      })}
    </fieldset>
  );
}
