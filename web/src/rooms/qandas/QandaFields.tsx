import type { qandaForm } from '@waybill/domain/rooms/qandas/qanda-form.ts';
import { qandaCategoryWords } from '@waybill/contract/rooms/qandas/qandas.words.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { qandaPageWords as words } from './qanda-page.words.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** Form fields of a question with its answer in each language, and its place in the list. */
export function QandaFields({ form }: { form: FormModel<typeof qandaForm> }) {
  const say = useSay();
  const options = Object.entries(qandaCategoryWords).map(([value, word]) => ({ value, label: say(word) }));
  return (
    <>
      <FormSection title={say(words.place)}>
        <FormField of={form} name="category" options={options} />
        <FormField of={form} name="position" hint={say(words.positionHint)} />
      </FormSection>
      <FormSection title={say(commonWords.langMm)}>
        <FormField of={form} name="question_mm" wide />
        <FormField of={form} name="answer_mm" wide />
      </FormSection>
      <FormSection title={say(commonWords.langEn)}>
        <FormField of={form} name="question_en" wide />
        <FormField of={form} name="answer_en" wide />
      </FormSection>
      <FormSection title={say(commonFieldWords.chinese)}>
        <FormField of={form} name="question_zh" wide hint={say(words.chineseHint)} />
        <FormField of={form} name="answer_zh" wide />
      </FormSection>
    </>
  );
}
