import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { startTestApp } from '../kernel/testing/app.ts';
import { checkPorts, listenForMetrics } from './listen.ts';

test('metrics with an address of their own stand there and nowhere else, and nothing else stands there', async () => {
  const testApp = await startTestApp({ demo: false, env: { METRICS_LISTEN: '127.0.0.1:0' } });
  const own = await listenForMetrics(testApp.app.metrics, testApp.app.waybill.services.settings.metricsListen!);
  const there = async (url: string) => {
    const response = await fetch(new URL(url, own.address));
    return { status: response.status, text: await response.text() };
  };
  const publicly = (await testApp.guest().send({ method: 'GET', url: '/metrics' })).statusCode;
  const healthy = (await testApp.guest().send({ method: 'GET', url: '/healthz' })).statusCode;
  expect([publicly, healthy]).toEqual([404, 200]);
  expect(await there('/metrics')).toMatchObject({
    status: 200,
    text: expect.stringMatching(/waybill_requests_total\{method="GET",route="\/healthz",status="200"\} 1/),
  });
  expect([(await there('/healthz')).status, (await there('/api/app_config')).status]).toEqual([404, 404]);
  await own.close();
  await expect(fetch(own.address)).rejects.toThrow('fetch failed');
  await testApp.close();
});

test('an address for metrics that another program has is named before anything starts', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await expect(checkPorts({ host: '127.0.0.1', port: 0, metricsListen: { host: '127.0.0.1', port } })).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is taken by another program. Set METRICS_LISTEN to another one`,
  );
  taken.close();
});
