import { useMemo } from 'react';
import { localName } from '@waybill/domain/kernel/locale.ts';
import type { announcementForm } from '@waybill/domain/rooms/announcements/announcement-form.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { useUser } from '../../kernel/session-store.ts';
import { FormField } from '../../shell/form/FormField.tsx';
import { FormSection } from '../../shell/form/FormPage.tsx';
import type { FormModel } from '../../shell/form/use-form.ts';
import { useOptions } from '../../shell/options.ts';
import { announcementPageWords as words } from './announcement-page.words.ts';
import { reachOf } from './reach.ts';
import { titleOf } from '../../kernel/page-links.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { announcementFieldWords } from '@waybill/contract/rooms/announcements/announcements.words.ts';

/** Form fields for the text and the audience of an announcement. */
export function AnnouncementFields({ form }: { form: FormModel<typeof announcementForm> }) {
  const say = useSay();
  const locale = useLocale();
  const user = useUser();
  const branches = useOptions('branch');
  const reach = useMemo(() => reachOf(user, branches.rows), [user, branches.rows]);
  const options = useMemo(() => {
    const theirs = new Set(reach.branches.map((branch) => branch.id));
    const kept = new Set<number>((form.values.for_branches as readonly number[] | null) ?? []);
    return branches.options.filter((option) => theirs.has(option.value) || kept.has(option.value));
  }, [branches.options, reach, form.values.for_branches]);
  const own = reach.branches.map((branch) => localName(branch, locale)).join(say(commonWords.comma));
  return (
    <>
      <FormSection title={say(titleOf('announcement.detail'))}>
        <FormField of={form} name="title" wide />
        <FormField of={form} name="body" wide />
      </FormSection>
      <FormSection title={say(announcementFieldWords.audience)}>
        <FormField of={form} name="for_roles" source="role" hint={say(words.rolesHint)} />
        <FormField
          of={form}
          name="for_branches"
          options={options}
          hint={reach.all ? say(words.everyBranchHint) : say(words.ownBranchesHint, { branches: own })}
        />
      </FormSection>
    </>
  );
}
