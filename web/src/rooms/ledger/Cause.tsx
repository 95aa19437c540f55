import type { Causes } from '@waybill/contract/rooms/ledger/ledger.contract.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { useMayOpen } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { CodeText } from '../../ui/layout/CodeText.tsx';
import { causeKinds, type CauseKind } from './cause-kinds.ts';
import styles from './Ledger.module.css';

/** Links to the record that caused a journal; a dash for a journal without one. */
export function Cause({ of }: { of: Partial<Causes> }) {
  const kind = causeKinds.find(({ id }) => isNamed(of, id));
  return kind ? (
    <CauseOf of={of} kind={kind} />
  ) : (
    <span className="muted" data-empty>
      –
    </span>
  );
}

/** A link to what of this kind made the money move, or its name alone where the reader may not open it; a dash where nothing of the kind did. */
export function CauseOf({ of, kind }: { of: Partial<Causes>; kind: CauseKind }) {
  const say = useSay();
  const mayOpen = useMayOpen();
  const id = of[kind.id];
  if (id === undefined || id === null)
    return (
      <span className="muted" data-empty>
        –
      </span>
    );
  const number = String(of[kind.column] ?? id);
  const text = kind.sentence ? say.loose(kind.sentence, { n: id }) : <CodeText code={number} />;
  const { name, params = {} } = kind.place(id, number);
  return mayOpen(name) ? (
    <PageLink to={name} params={params} className={styles.link}>
      {text}
    </PageLink>
  ) : (
    text
  );
}

/** Those of these facts that name something, in the order of the table. */
export function namedCauses(of: Partial<Causes>): readonly CauseKind[] {
  return causeKinds.filter(({ id }) => isNamed(of, id));
}

const isNamed = (of: Partial<Causes>, id: CauseKind['id']): boolean => of[id] !== undefined && of[id] !== null;
