import { keyModeWords } from '@waybill/contract/kernel/worlds.words.ts';
import { keyModes } from '@waybill/domain/kernel/worlds.ts';
import { words } from '@waybill/domain/kernel/words.ts';
import { useSay } from '../kernel/i18n.tsx';
import { hrefOf } from '../kernel/page-links.ts';
import type { PageName } from '../kernel/pages.ts';
import { Tabs } from '../ui/layout/Tabs.tsx';
import { inWorld, useWorld } from './worlds.ts';
import styles from './WorldSwitch.module.css';

const worldWords = words({
  which: { en: 'Live or test', mm: 'အစစ် သို့မဟုတ် စမ်းသပ်', zh: '正式或测试' },
  note: {
    en: 'Sandbox of test keys: nothing here is real, and times follow each owner’s test clock.',
    mm: 'စမ်းသပ်သော့များ၏ စမ်းသပ်ကမ္ဘာ- ဤနေရာရှိ ဘာမှ အစစ် မဟုတ်ပါ။ အချိန်များသည် ပိုင်ရှင်တစ်ဦးချင်း၏ စမ်းသပ်နာရီအတိုင်း ဖြစ်သည်။',
    zh: '测试密钥的沙箱：此处均非真实，时间以各所有者的测试时钟为准。',
  },
});

/** Switches between live and sandbox data of programs, on pages that show either. */
export function WorldSwitch({ page }: { page: PageName }) {
  const say = useSay();
  const world = useWorld();
  return (
    <>
      <div className={styles.tabs}>
        <Tabs
          label={say(worldWords.which)}
          current={world}
          tabs={keyModes.map((key) => ({ key, label: say(keyModeWords[key]), href: hrefOf(page, {}, inWorld(key)) }))}
        />
      </div>
      <WorldNote />
    </>
  );
}

/** Marks a page that shows sandbox data. */
export function WorldNote() {
  const say = useSay();
  return 'world' in inWorld(useWorld()) ? <p className="muted">{say(worldWords.note)}</p> : null;
}
