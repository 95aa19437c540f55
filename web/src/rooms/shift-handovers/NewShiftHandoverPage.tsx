import { useQuery } from '@tanstack/react-query';
import { shiftFieldWords } from '@waybill/contract/rooms/shift-handovers/shift-handovers.words.ts';
import { addDays } from '@waybill/domain/kernel/calendar.ts';
import { unitWords } from '@waybill/domain/kernel/money.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import { startShiftForm } from '@waybill/domain/rooms/shift-handovers/shift-forms.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useSearchState } from '../../kernel/page-hooks.ts';
import { today } from '../../kernel/today.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import { newPage } from '../../shell/form/new-page.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { openLines, parcelLines, WorkLines } from './OpenWorkLines.tsx';
import { shiftHandoverPageWords as words } from './shift-handover-page.words.ts';
import { titleOf } from '../../kernel/page-links.ts';

/** The outgoing clerk sees what is open and in hand, and types what they counted in the till. */
export const NewShiftHandoverPage = newPage({
  title: titleOf('shift-handover.new'),
  list: 'shift-handover',
  form: startShiftForm,
  words: shiftFieldWords,
  draft: 'shift_handover',
  useInitial: useClosing,
  create: (body, idempotencyKey) => call('shift_handovers.create', { body, idempotencyKey }),
  changes: 'shift_handover',
  leads: ({ data }) => ({ name: 'shift-handover.detail', params: { shiftId: data.id } }),
  Fields,
});

type Closes = 'day' | 'yesterday' | null;
const parseCloses = ({ closes }: Readonly<Record<string, unknown>>): Closes =>
  closes === 'day' || closes === 'yesterday' ? closes : null;

/** Returns the day to close for a user who follows the link of the list of closed days: today, or a forgotten yesterday. */
function useClosing() {
  const [closes] = useSearchState(parseCloses);
  if (closes === null) return {};
  return { closes_on: closes === 'day' ? today() : addDays(today(), -1) };
}

function Fields({ form }: { form: FormModel<typeof startShiftForm> }) {
  const say = useSay();
  const mayClose = can(useViewer(), 'business_day.close');
  const { data } = useQuery({
    queryKey: ['shift_handovers.work'],
    queryFn: ({ signal }) => call('shift_handovers.work', { signal }),
  });
  return (
    <>
      <FormSection title={say(words.cash)}>
        <FormField of={form} name="counted" grouped unit={say(unitWords.kyat)} />
        <p className="muted">{say(words.cashHint)}</p>
        {mayClose && <FormField of={form} name="closes_on" hint={say(words.closesHint)} />}
      </FormSection>
      <FormSection title={say(words.inHand)}>{data && <WorkLines lines={parcelLines(data.data)} />}</FormSection>
      <FormSection title={say(words.open)}>{data && <WorkLines lines={openLines(data.data)} />}</FormSection>
    </>
  );
}
