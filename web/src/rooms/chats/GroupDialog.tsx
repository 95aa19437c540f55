import { useState } from 'react';
import { Search, UserPlus } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import type { ChatDetail } from '@waybill/contract/rooms/chats/chats.contract.ts';
import { chatFieldWords } from '@waybill/contract/rooms/chats/chats.words.ts';
import { chatGroupForm } from '@waybill/domain/rooms/chats/chat-forms.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { useUser } from '../../kernel/session-store.ts';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { FormField } from '../../shell/form/FormField.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { Chip } from '../../ui/layout/Chip.tsx';
import { chatPageWords as words } from './chat-page.words.ts';
import { useSearch } from './use-search.ts';
import styles from './Chat.module.css';
import { dataWords } from '../../ui/table/data.words.ts';

interface Person {
  readonly id: number;
  readonly name: string;
}

/** Creates a group, or changes its name and members. */
export function GroupDialog({ group, onClose }: { group: ChatDetail | null; onClose: () => void }) {
  const say = useSay();
  const go = usePageGo();
  const { id: own } = useUser();
  const others = (group?.members ?? []).filter(({ id }) => id !== own);
  return (
    <FormDialog
      form={chatGroupForm}
      words={chatFieldWords}
      title={say(group ? words.editGroup : words.newGroup)}
      text={say(words.groupHint)}
      yes={say(group ? dataWords.save : words.foundIt)}
      initial={{ name: group?.name ?? null, member_ids: others.map(({ id }) => id) }}
      submit={(body, { idempotencyKey }) =>
        group
          ? call('chats.edit', { params: { id: group.id }, body: { ...body, version: group.version }, idempotencyKey })
          : call('chats.create', { body, idempotencyKey }).then((made) => {
              go('chat', { search: { open: String(made.data.id) } });
              return made;
            })
      }
      success={({ data }) => say(group ? words.saved : words.founded, { name: data.name ?? '' })}
      changes="chat"
      onClose={onClose}>
      {(form) => (
        <>
          <FormField of={form} name="name" wide />
          <Members form={form} known={others} />
        </>
      )}
    </FormDialog>
  );
}

/** The people of the group as they are chosen: found by name, taken out by their chip. */
function Members({ form, known }: { form: FormModel<typeof chatGroupForm>; known: readonly Person[] }) {
  const say = useSay();
  const [chosen, setChosen] = useState<readonly Person[]>(known);
  const [typed, setTyped, search] = useSearch();
  const { data } = useQuery({
    queryKey: ['chats.people', 'choose', search],
    queryFn: ({ signal }) => call('chats.people', { query: { search }, signal, background: true }),
    enabled: search !== '',
  });
  const take = (next: readonly Person[]) => {
    setChosen(next);
    form.set(
      'member_ids',
      next.map(({ id }) => id),
    );
  };
  const found = (data?.data ?? []).filter(({ id }) => !chosen.some((one) => one.id === id)).slice(0, 6);
  return (
    <Field label={say(chatFieldWords.member_ids)} error={form.problemOf('member_ids')}>
      <div className={styles.chosen}>
        {chosen.map((one) => (
          <Chip key={one.id} label={one.name} onRemove={() => take(chosen.filter(({ id }) => id !== one.id))} />
        ))}
        <TextInput
          type="search"
          icon={Search}
          label={say(words.addPeople)}
          placeholder={say(words.addPeople)}
          value={typed}
          onChange={setTyped}
          onKeyDown={(event) => {
            const [first] = found;
            if (event.key !== 'Enter' || !first || search === '') return;
            event.preventDefault();
            take([...chosen, { id: first.id, name: first.name }]);
            setTyped(null);
          }}
        />
        {search !== '' &&
          found.map(({ id, name }) => (
            <Button
              key={id}
              small
              icon={UserPlus}
              onClick={() => {
                take([...chosen, { id, name }]);
                setTyped(null);
              }}>
              {name}
            </Button>
          ))}
      </div>
    </Field>
  );
}
