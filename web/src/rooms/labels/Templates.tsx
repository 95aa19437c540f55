import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { BookMarked, Plus, Trash2 } from 'lucide-react';
import { form, type FormValues } from '@waybill/domain/kernel/form.ts';
import { rule } from '@waybill/domain/kernel/rules.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { FormDialog } from '../../shell/form/FormDialog.tsx';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import { keptOf, type Filled } from './label-fills.ts';
import { labelFormWords as words } from './label-form.words.ts';
import { labelFieldWords } from '@waybill/contract/rooms/labels/labels.words.ts';

const nameForm = form({ name: rule.text({ required: true, max: 60 }) });

/** Templates of the branch: use one, save the form as one, delete one. */
export function Templates({ values, take }: { values: Filled; take: (body: Filled) => void }) {
  const say = useSay();
  const run = useAction();
  const [naming, setNaming] = useState(false);
  const { data } = useQuery({
    queryKey: ['labels.templates'],
    queryFn: ({ signal }) => call('labels.templates', { signal }),
    staleTime: 60_000,
  });
  const kept = data?.data ?? [];
  return (
    <>
      <Menu
        trigger={<Button icon={BookMarked}>{say(words.templates)}</Button>}
        groups={[
          {
            key: 'take',
            items: kept.map((template) => ({
              key: `take-${template.id}`,
              label: template.name,
              onSelect: () => take(template.body),
            })),
          },
          {
            key: 'keep',
            items: [{ key: 'keep', label: say(words.templateSave), icon: Plus, onSelect: () => setNaming(true) }],
          },
          {
            key: 'remove',
            items: kept.map((template) => ({
              key: `remove-${template.id}`,
              label: say(words.templateRemove, { name: template.name }),
              icon: Trash2,
              tone: 'danger' as const,
              onSelect: () =>
                void run(() => call('labels.removeTemplate', { params: { id: template.id } }), {
                  changes: 'labels',
                }),
            })),
          },
        ]}
      />
      {naming && (
        <FormDialog
          form={nameForm}
          words={{ name: labelFieldWords.template_name }}
          title={say(words.templateSave)}
          yes={say(words.templateSave)}
          submit={({ name }: FormValues<typeof nameForm>) =>
            call('labels.saveTemplate', {
              body: { name, customer_id: (values.merchant_id as number | null) ?? null, body: keptOf(values) },
            }).then(() => name)
          }
          success={(name) => say(words.templateKept, { name })}
          changes="labels"
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}
