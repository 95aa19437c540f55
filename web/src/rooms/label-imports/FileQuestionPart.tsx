import type { FileEncoding } from '@waybill/domain/kernel/file-types.ts';
import type { FileQuestion } from '@waybill/domain/rooms/label-imports/sheet-fields.ts';
import type { Word } from '@waybill/domain/kernel/words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { RadioGroup } from '../../ui/inputs/RadioGroup.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { labelImportPageWords as words } from './label-import-page.words.ts';
import type { SheetAnswers } from './use-sheet-upload.tsx';

interface FileQuestionPartProps {
  question: FileQuestion;
  answer: SheetAnswers;
  onAnswer: (answer: SheetAnswers) => void;
}

const encodingWords: Readonly<Record<FileEncoding, Word>> = {
  'utf-8': words.readingUtf8,
  gb18030: words.readingChinese,
  'windows-1252': words.readingWestern,
};

/** Returns the likeliest answer, which is chosen beforehand. */
export function likeliestAnswer({ sheets = [], readings: [reading] = [] }: FileQuestion): SheetAnswers {
  const proposed = sheets.filter((sheet) => sheet.proposed).map(({ name }) => name);
  return proposed.length > 0 ? { sheets: proposed.join('\n') } : reading ? { encoding: reading.encoding } : {};
}

/** Asks which sheets of a workbook have the orders, or which reading of a text file is right. */
export function FileQuestionPart({
  question: { sheets = [], readings = [] },
  answer,
  onAnswer,
}: FileQuestionPartProps) {
  const say = useSay();
  const count = useCount();
  if (sheets.length > 0) {
    const chosen = (answer.sheets ?? '').split('\n').filter(Boolean);
    const choose = (name: string, on: boolean) =>
      onAnswer({
        sheets: sheets
          .map((sheet) => sheet.name)
          .filter((own) => (own === name ? on : chosen.includes(own)))
          .join('\n'),
      });
    return (
      <Callout tone="attention" live title={say(words.whichSheets)}>
        {sheets.map(({ name, rows }) => (
          <Checkbox
            key={name}
            checked={chosen.includes(name)}
            onChange={(on) => choose(name, on)}
            hint={say(words.sheetRows, { n: count(rows) })}>
            {name}
          </Checkbox>
        ))}
      </Callout>
    );
  }
  return (
    <Callout tone="attention" live title={say(words.whichReading)}>
      <Field label={say(words.reading)} group>
        <RadioGroup
          options={readings.map(({ encoding, lines }) => ({
            value: encoding,
            label: say(encodingWords[encoding]),
            detail: lines.join('\n'),
          }))}
          value={answer.encoding ?? null}
          onChange={(encoding) => onAnswer({ encoding })}
        />
      </Field>
    </Callout>
  );
}
