import http from 'node:http';
import type { TestClient } from './app.ts';

/** An open stream of live events. */
export interface EventStream {
  /** Waits until the stream has sent this text. */
  heard(text: string): Promise<string>;
  readonly ended: Promise<void>;
  output(): string;
  close(): void;
}

/** Opens the live events of a client, at the port where the app listens. */
export function listenTo(port: number, client: TestClient, headers: Record<string, string> = {}): Promise<EventStream> {
  return new Promise((resolve, reject) => {
    const request = http.get(
      { port, path: '/api/events', headers: { authorization: `Bearer ${client.token}`, ...headers } },
      (response) => {
        let all = '';
        const waiting = new Set<() => void>();
        response.setEncoding('utf8').on('data', (text: string) => {
          all += text;
          for (const look of waiting) look();
        });
        const ended = new Promise<void>((done) => void response.on('end', done));
        const heard = (text: string) =>
          new Promise<string>((done) => {
            const look = () => {
              if (all.includes(text)) {
                waiting.delete(look);
                done(all);
              }
            };
            waiting.add(look);
            look();
          });
        resolve({ heard, ended, output: () => all, close: () => request.destroy() });
      },
    );
    request.on('error', reject);
  });
}
