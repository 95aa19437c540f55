import { Circle, CircleCheck } from 'lucide-react';
import type { BranchDetail } from '@waybill/contract/rooms/branches/branches.contract.ts';
import { optionalSetupSteps, type BranchSetupStep } from '@waybill/domain/rooms/branches/branch-kinds.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { TargetLink } from '../../kernel/PageLink.tsx';
import type { PageTarget } from '../../kernel/pages.ts';
import { DetailSection } from '../../shell/detail/Pairs.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { branchPageWords as words } from './branch-page.words.ts';
import styles from './BranchSetup.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** Where each step is done; the town is a field of the same page. */
const pages: Readonly<Record<Exclude<BranchSetupStep, 'town'>, (id: number) => PageTarget>> = {
  people: (id) => ({ name: 'staff', search: { branch_id: String(id) } }),
  townships: (id) => ({ name: 'places', search: { branch_id: String(id) } }),
  routes: (id) => ({ name: 'branch-routes', search: { from_branch_id: String(id) } }),
  prices: () => ({ name: 'tariffs' }),
};

/** The checklist of a branch, each step with its link; empty once only optional steps are left. */
export function BranchSetup({ branch }: { branch: BranchDetail }) {
  const say = useSay();
  if (branch.setup.every(({ step, done }) => done || optionalSetupSteps.includes(step))) return null;
  return (
    <DetailSection title={say(words.setup)}>
      <ul className={styles.steps}>
        {branch.setup.map(({ step, done }) => (
          <li key={step} data-done={done}>
            <Icon of={done ? CircleCheck : Circle} />
            <span>
              <StepName step={step} branch={branch.id} />
              <span className="sr-only"> {say(done ? words.setupDone : words.setupMissing)}</span>
              {!done && <span className={styles.how}>{say(hints[step])}</span>}
            </span>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

const names = {
  town: commonFieldWords.town,
  people: words.setupPeople,
  townships: words.setupTownships,
  routes: commonWords.routes,
  prices: commonWords.prices,
} as const;
const hints = {
  town: words.setupTownHint,
  people: words.setupPeopleHint,
  townships: words.setupTownshipsHint,
  routes: words.setupRoutesHint,
  prices: words.setupPricesHint,
} as const;

function StepName({ step, branch }: { step: BranchSetupStep; branch: number }) {
  const say = useSay();
  const mayOpen = useMayOpen();
  const page = step === 'town' ? null : pages[step](branch);
  if (page === null || !mayOpen(page.name)) return say(names[step]);
  return <TargetLink to={page}>{say(names[step])}</TargetLink>;
}
