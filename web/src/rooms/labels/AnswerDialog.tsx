import { useQuery } from '@tanstack/react-query';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';
import { senderAnswerWords } from '@waybill/contract/rooms/public-pages/public-pages.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { addDays } from '@waybill/domain/kernel/calendar.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { senderAnswerForm, senderAnswers } from '@waybill/domain/rooms/public-pages/sender-answers.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { today } from '../../kernel/today.ts';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { PlacePicker } from '../places/places.door.ts';
import { answerLinkWords as words } from './answer-link.words.ts';

export interface AnswerDialogProps {
  labelId: number;
  onClose: () => void;
}

type AnswerForm = FormModel<typeof senderAnswerForm>;

const fieldWords = {
  answer: words.answerAs,
  hold_until: words.day,
  phone: words.phone,
  destination_township: commonFieldWords.township,
  destination_street: labelFieldWords.destination_street,
};
const answerWords = Object.fromEntries(senderAnswers.map((answer) => [answer, senderAnswerWords[answer].do]));

/** Asks a merchant what to do with a parcel that could not be delivered. */
export function AnswerDialog({ labelId, onClose }: AnswerDialogProps) {
  const say = useSay();
  return (
    <FormDialog
      form={senderAnswerForm}
      words={fieldWords}
      title={say(words.ask)}
      yes={say(words.send)}
      initial={{ answer: 'again', hold_until: addDays(today(), 1) }}
      submit={(body, { idempotencyKey }) =>
        call('public_pages.answer', { params: { id: labelId }, body, idempotencyKey })
      }
      success={say(words.sent)}
      changes={['tracking', 'labels']}
      onClose={onClose}>
      {(form) => <Fields form={form} labelId={labelId} />}
    </FormDialog>
  );
}

function Fields({ form, labelId }: { form: AnswerForm; labelId: number }) {
  const say = useSay();
  const { answer } = form.values;
  return (
    <>
      <FormField
        of={form}
        name="answer"
        words={answerWords}
        hint={answer && answer !== 'address' ? say(senderAnswerWords[answer].about) : undefined}
        wide
      />
      {answer === 'again' && <FormField of={form} name="hold_until" required wide />}
      {answer === 'number' && <FormField of={form} name="phone" required wide />}
      {answer === 'address' && <NewAddress form={form} labelId={labelId} />}
    </>
  );
}

/** Another address, with what it costs to deliver there. */
function NewAddress({ form, labelId }: { form: AnswerForm; labelId: number }) {
  const say = useSay();
  const locale = useLocale();
  const place = form.values.destination_township ?? null;
  const { data } = useQuery({
    queryKey: ['public_pages.addressFee', labelId, place],
    enabled: place !== null,
    queryFn: ({ signal }) =>
      call('public_pages.addressFee', {
        params: { id: labelId },
        query: { place_id: place ?? 0 },
        signal,
        background: true,
      }),
  });
  const fee = place === null ? undefined : data?.data.fee;
  return (
    <>
      <div data-field="destination_township">
        <PlacePicker
          value={place}
          label={say(commonFieldWords.township)}
          required
          error={form.problemOf('destination_township')}
          onChange={(id) => form.set('destination_township', id)}
        />
      </div>
      <FormField of={form} name="destination_street" required wide />
      {fee !== undefined && (
        <p role="status">
          {fee === null
            ? say(words.callUs)
            : fee === 0
              ? say(words.freeAddress)
              : say(words.addressFee, { fee: sayKyat(fee, locale) })}
        </p>
      )}
    </>
  );
}
