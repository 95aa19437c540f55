import { Columns3 } from 'lucide-react';
import { useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { Button } from '../layout/Button.tsx';
import { Opener } from '../overlays/Opener.tsx';
import type { ColumnChoice } from './columns.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

const ColumnList = lazyPart(async () => (await import('./ColumnList.tsx')).ColumnList);

export interface ChoosableColumn {
  readonly key: string;
  readonly label: string;
  /** Cannot be hidden, because it identifies the row. */
  readonly fixed?: boolean;
}

export interface ColumnChooserProps {
  columns: readonly ChoosableColumn[];
  choice: ColumnChoice;
  onChange: (choice: ColumnChoice) => void;
  /** Column widths can be changed by keys. */
  resizable?: boolean;
  /** Resets to the list's default columns. */
  onReset?: () => void;
}

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
