import { afterAll, beforeAll } from 'vitest';
import { startTestApp, type TestApp, type TestClient } from '../../../kernel/testing/app.ts';
import { agreeTerms } from './agree-terms.ts';

let serial = 0;
/** Returns an unused phone number. */
export const freshPhone = () => `0966${String(++serial).padStart(7, '0')}`;

type Who = 'founder' | 'owner' | 'manager' | 'clerk';

/** Users who manage customers, of one branch, and their calls. */
export function customerDesk() {
  const desk = {} as Record<Who, TestClient> & { app: TestApp; yangon: number; mandalay: number };
  beforeAll(async () => {
    const app = await startTestApp();
    const branchOf = async (client: TestClient) =>
      (await client.call('sessions.activeAccount', {})).data.branch?.id ?? 0;
    const manager = await app.as('manager');
    Object.assign(desk, {
      app,
      manager,
      founder: await app.as('superadmin'),
      owner: await app.as('owner'),
      clerk: await app.as('staff'),
      yangon: await branchOf(manager),
      mandalay: await branchOf(await app.as('mdy.manager')),
    });
  });
  afterAll(() => desk.app.close());
  const merchant = (change: object = {}) => ({
    type: 'merchant',
    customer_name: 'ဒေါ်ခင်ဝင်း',
    business_name: 'ရွှေပန်းခက်',
    phone: [freshPhone()],
    branch_id: desk.yangon,
    ...change,
  });
  const create = async (change: object = {}, by = desk.manager) =>
    (await by.call('customers.create', { body: merchant(change) })).data;
  /** Creates a merchant whose terms a second person has confirmed. */
  const agreed = async (change: object = {}, by = desk.manager) =>
    agreeTerms(await create(change, by), () => Promise.resolve(desk.owner));
  const read = async (id: number, by = desk.manager) => (await by.call('customers.detail', { params: { id } })).data;
  const whole = async (id: number, by = desk.manager) =>
    (await by.call('customers.showDetails', { params: { id } })).data;
  const history = async (id: number) =>
    (await desk.founder.call('audit.ofRecord', { query: { room: 'customers', id: String(id) } })).data;
  return { desk, merchant, create, agreed, read, whole, history };
}
