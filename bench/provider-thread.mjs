// A message provider in a separate thread, so that its work is not measured as time of the main thread's scans.
import http from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const ids = new Set();
/** Its first element counts the accepted messages. */
const taken = new Int32Array(workerData);

const server = http.createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8').on('data', (part) => (text += part));
  request.on('end', () => {
    ids.add(JSON.parse(text).id);
    Atomics.add(taken, 0, 1);
    response.end('ok');
  });
});
server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
// Any message requests the number of different ones.
parentPort.on('message', () => parentPort.postMessage(ids.size));
