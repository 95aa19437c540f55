import { useRef, useState } from 'react';
import type { RoleRights } from '@waybill/contract/rooms/roles/roles.contract.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { firstMessage } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { randomKey } from '../../kernel/request.ts';
import { readConflict } from '../../shell/form/sending.ts';
import { useToast } from '../../ui/feedback/Toasts.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import type { RoleChange } from './matrix-edits.ts';
import { rolePageWords } from './role-page.words.ts';
import type { useMatrix } from './use-matrix.ts';

/**
 * Saves one role after the other. A role that another user changed meanwhile is read again: the ticks stay and are compared with it, so that no work
 * is lost.
 */
export function useMatrixSaving(matrix: ReturnType<typeof useMatrix>) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [troubles, setTroubles] = useState<readonly string[]>([]);
  const under = useRef(false);

  const save = async (changes: readonly RoleChange[]): Promise<void> => {
    if (under.current) return;
    under.current = true;
    setBusy(true);
    const messages: string[] = [];
    let saved = 0;
    for (const change of changes) {
      const role = matrix.roles?.find((one) => one.slug === change.slug);
      if (!role) continue;
      try {
        matrix.put((await sendRole(role, change)).data);
        saved += 1;
      } catch (error) {
        const conflict = readConflict(error);
        const name = localName(role, locale);
        messages.push(
          conflict
            ? say(rolePageWords.meanwhile, { by: conflict.by, role: name })
            : say(rolePageWords.failed, { role: name, why: firstMessage(error) }),
        );
      }
    }
    if (messages.length > 0) await matrix.refetch();
    if (saved > 0) toast.success(say(rolePageWords.done, { n: count(saved) }));
    setTroubles(messages);
    setBusy(false);
    under.current = false;
  };
  return { busy, troubles, save, closeTroubles: () => setTroubles([]) };
}

function sendRole({ slug, name_en, name_mm, name_zh, version }: RoleRights, { permissions }: RoleChange) {
  return call('roles.edit', {
    params: { slug },
    body: { name_en, name_mm, name_zh, permissions: [...permissions], version },
    idempotencyKey: randomKey(),
  });
}
