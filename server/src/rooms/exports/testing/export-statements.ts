import { startTestApp, type TestApp, type TestClient } from '../../../kernel/testing/app.ts';
import { exportJob } from '../export-job.ts';

/** Starts the product with people who request exports, and helpers for the files. */
export async function startExports() {
  const testApp: TestApp = await startTestApp();
  const query = async (text: string, values: unknown[] = []) => (await testApp.database.pool.query(text, values)).rows;
  const ask = (who: TestClient, change: object = {}, locale = 'en') =>
    who.try('exports.start', {
      body: { list: 'staff', format: 'csv', columns: ['name', 'role'], ...change },
      headers: { 'x-locale': locale },
    });
  const make = (id: number) => exportJob(testApp.app.waybill).work({ id });
  const rowOf = async (who: TestClient, id: number) =>
    (await who.call('exports.list', { query: { per_page: '200' } })).data.find((row) => row.id === id);
  const made = async (who: TestClient, change: object = {}, locale = 'en') => {
    const { body } = await ask(who, change, locale);
    await make(body.data.id);
    return body.data.id;
  };
  const events = async (id: number) =>
    await query(
      "select e.payload, s.user_name from event e join staff s on s.id = e.staff_id where e.topic = 'export' and (e.payload->>'id')::int = $1 order by e.id",
      [id],
    );
  return { testApp, query, ask, make, rowOf, made, events };
}

export const fetchFile = (who: TestClient, id: number) => who.send({ method: 'GET', url: `/api/export/${id}/file` });

export const linesOf = async (who: TestClient, id: number) =>
  (await fetchFile(who, id)).rawPayload.toString('utf8').split('\r\n').filter(Boolean);
