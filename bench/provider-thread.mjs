// A provider of messages in a thread of its own, so that what it does is not measured as time of the scans that the main thread makes beside it.
import http from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const ids = new Set();
/** Its first place counts the messages that were taken. */
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
// Whoever asks anything asks how many different ones there were.
parentPort.on('message', () => parentPort.postMessage(ids.size));
