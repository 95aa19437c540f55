import { useSay } from '../../kernel/i18n.tsx';
import { DetailSection } from '../../shell/detail/Pairs.tsx';
import { RoleSees } from './RoleSees.tsx';
import { rolePageWords } from './role-page.words.ts';
import { useMatrix } from './use-matrix.ts';

interface PersonSeesProps {
  /** The role that the person has; null for a new one. */
  from: string | null;
  /** The role that is chosen. */
  to: string;
}

/** Previews the menu and pages of a person in another role, for viewers of role permissions (A-02, G-07). */
export function PersonSees({ from, to }: PersonSeesProps) {
  const say = useSay();
  const { roles } = useMatrix();
  const has = roles?.find(({ slug }) => slug === to);
  if (!has) return null;
  return (
    <DetailSection title={say(rolePageWords.personSees)}>
      <RoleSees had={roles?.find(({ slug }) => slug === from) ?? has} has={has} />
    </DetailSection>
  );
}
