import { useEffect, useRef } from 'react';
import { labelValues, type LabelFormValues } from '@waybill/domain/rooms/labels/label-form.ts';
import { productOf } from '@waybill/domain/rooms/labels/tracking-code.ts';
import { ApiError, networkDown } from '../../kernel/api-error.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { randomKey } from '../../kernel/request.ts';
import { useUser } from '../../kernel/session-store.ts';
import { useStore } from '../../kernel/store.ts';
import { isVaultLasting } from '../../kernel/vault.ts';
import { connectionStore, noteDown } from '../../shell/offline/connection.ts';
import { useOptions } from '../../shell/options.ts';
import { codesLeft, leaseCodes, takeLeased } from './device-codes.ts';
import type { Filled } from './label-fills.ts';
import { offlineLabelWords as words } from './offline-labels.words.ts';
import { printOf } from './offline-print.ts';
import type { LivePrice } from './use-live-price.ts';
import { keepLabel, printNow, sendLabels } from './waiting-labels.ts';

/** A label that was numbered here instead of on the server. */
export interface NumberedHere {
  readonly code: string;
}

/**
 * Makes labels offline: a label gets a code that was leased to this device, is stored, and is sent automatically. While online, the device leases
 * codes and sends waiting labels.
 *
 * @example const offline = useOfflineMaking(live); if (offline.isDown) return offline.make(body, { remember_sender });
 */
export function useOfflineMaking(live: LivePrice) {
  const say = useSay();
  const user = useUser();
  const { up } = useStore(connectionStore);
  const left = useStore(codesLeft);
  const { rows: townships } = useOptions('township');
  const { rows: regions } = useOptions('region');
  const { rows: branches } = useOptions('branch');
  /** The key of a request that got no answer: the server may have made the label all the same. */
  const tried = useRef<string | null>(null);
  useEffect(() => {
    void isVaultLasting().then(async (lasting) => {
      if (!lasting) return;
      await leaseCodes(user.id);
      if (up) await sendLabels(user.id);
    });
  }, [user.id, up]);

  const make = async (
    form: LabelFormValues,
    more: { readonly remember_sender: boolean; readonly pickup_request_id?: number },
  ): Promise<NumberedHere> => {
    const { price, money } = live;
    if (!price || !money) throw refused(say(words.noPrice));
    const values = labelValues(form);
    const product = productOf(values.service_type, values.item_type);
    const known = {
      townships,
      regions,
      branches,
      source_branch_id: user.branch?.id ?? null,
      price,
      money,
      made_by: user.name,
      at: new Date(),
    };
    if (printOf('', form, known) === null) throw refused(say(words.noPrice));
    const code = (left[product] ?? 0) > 0 ? await takeLeased(user.id, product) : null;
    if (code === null) throw refused(say(words.noCodes));
    const printed = printOf(code, form, known);
    const body: Filled = {
      ...form,
      ...more,
      shown_total: price.shipping_total,
      ...(tried.current === null ? {} : { tried_key: tried.current }),
    };
    if (!printed || !(await keepLabel(user.id, { code, key: randomKey(), body, printed, problem: null })))
      throw refused(say(words.notKept));
    tried.current = null;
    return { code };
  };
  return {
    isDown: !up,
    left: Object.values(left).reduce((sum, n) => sum + n, 0),
    make,
    print: (code: string) => printNow.set(code),
    sayMade: (code: string) => say(words.made, { code }),
    /** Tells of a request that failed: without an answer the page goes on without a line. */
    failed: (error: unknown, key: string) => {
      if (!(error instanceof ApiError) || error.code !== networkDown) return;
      tried.current = key;
      noteDown();
    },
  };
}

export type OfflineMaking = ReturnType<typeof useOfflineMaking>;

const refused = (message: string) => new ApiError({ status: 0, code: 'offline', message });
