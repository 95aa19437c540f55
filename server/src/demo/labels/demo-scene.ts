import { defaultUserType } from '@waybill/domain/kernel/user-types.ts';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { servingRefusal } from '@waybill/domain/rooms/customers/decide-customer.ts';
import type { AccountState } from '@waybill/domain/rooms/staff/account-states.ts';
import { worksOnTheStreet } from '@waybill/domain/kernel/roles.ts';
import { can } from '@waybill/domain/kernel/access.ts';
import type { SessionViewer } from '../../kernel/viewer.ts';
import { readActor } from '../../rooms/sessions/sessions.door.ts';

export interface SceneBranch {
  readonly id: number;
  readonly code: string;
  /** Accepts international mail. */
  readonly international: boolean;
  /** Townships that the branch delivers to. */
  readonly townships: readonly number[];
  readonly clerks: readonly SessionViewer[];
  /** Users who decide and count cash there. */
  readonly leads: readonly SessionViewer[];
  readonly couriers: readonly SessionViewer[];
  readonly merchants: readonly SceneMerchant[];
}

export interface SceneMerchant {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly credit: boolean;
  /** Deducted from their COD, not collected. */
  readonly nets_credit: boolean;
  readonly nets_return: boolean;
}

/** The users and branches in the demo operator's labels. */
export interface Scene {
  readonly branches: readonly SceneBranch[];
  /** Two users of head office: one responsible for money, the other as second person. */
  readonly office: SessionViewer;
  readonly second: SessionViewer;
}

/** Reads the demo operator as it was made. */
export async function readScene(app: FastifyInstance): Promise<Scene> {
  const { db } = app.waybill;
  const ask = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows;
  const branches = await ask(
    sql<{
      id: number;
      code: string;
      international: boolean;
    }>`select id, code, international_mail as international from branch order by id`,
  );
  const staff = await ask(
    sql<{
      id: number;
      user_name: string;
      branch_id: number;
    }>`select id, user_name, branch_id from staff where branch_id is not null order by id`,
  );
  const townships = await ask(sql<{ id: number; branch_id: number }>`
    select p.id, coalesce(p.branch_id, t.branch_id) as branch_id
    from place p
    left join place t on t.id = p.parent_id
    where p.type = 'township' and p.active and coalesce(p.branch_id, t.branch_id) is not null
    order by p.id`);
  const merchants = await ask(sql<SceneMerchant & { branch_id: number; status: AccountState }>`
    select id, coalesce(business_name, customer_name) as name, phones[1] as phone, credit_limit > 0 as credit, net_credit as nets_credit, net_return as nets_return, branch_id, status from customer where type = 'merchant' order by id`);
  const people = new Map<string, SessionViewer>();
  for (const { id, user_name } of staff) {
    const viewer = await readActor(db, id, null);
    if (viewer) people.set(user_name, viewer);
  }
  const of = (branchId: number, is: (viewer: SessionViewer) => boolean) =>
    [...people.values()].filter((viewer) => viewer.branchId === branchId && viewer.covers !== 'all' && is(viewer));
  const named = (name: string): SessionViewer => people.get(name) ?? nobody(name);
  return {
    office: named('admin'),
    second: named('md'),
    branches: branches.map(({ id, code, international }) => ({
      id,
      code,
      international,
      townships: townships.filter(({ branch_id }) => branch_id === id).map((row) => row.id),
      // The mail post's users have the role too, but do no internal work.
      clerks: of(id, ({ role, userType }) => role === 'staff' && userType === defaultUserType),
      leads: of(id, (viewer) => viewer.level > 40 && can(viewer, 'label.decide') && can(viewer, 'cash.count')),
      couriers: of(
        id,
        (viewer) => worksOnTheStreet(viewer.level) && can(viewer, 'cash.handover') && can(viewer, 'label.return'),
      ),
      merchants: merchants.filter(
        (row) => row.branch_id === id && servingRefusal(row.status) === null && row.phone !== null,
      ),
    })),
  };
}

function nobody(name: string): never {
  throw new Error(`the demo operator has no ${name}`);
}
