import { Columns3 } from 'lucide-react';
import { useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { Button } from '../layout/Button.tsx';
import { Opener } from '../overlays/Opener.tsx';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import type { ColumnChooserProps } from './ColumnList.tsx';

const ColumnList = lazyPart(async () => (await import('./ColumnList.tsx')).ColumnList);

/** Shows, hides and orders the columns of a list. Alt with the arrows moves a column without the buttons. */
export function ColumnChooser(props: ColumnChooserProps) {
  const say = useSay();
  return (
    <Opener
      trigger={<Button icon={Columns3}>{say(commonFieldWords.columns)}</Button>}
      popup="dialog"
      part={ColumnList}
      partProps={props}
    />
  );
}
