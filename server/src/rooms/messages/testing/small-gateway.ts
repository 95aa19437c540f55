import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the provider treats a request that it has read. */
export type GatewayBehaviour =
  | { readonly status: number; readonly body?: string }
  /** It reads everything and never answers. */
  | 'hangs'
  /** It breaks the line off. */
  | 'breaks'
  /** It answers, and never stops answering. */
  | 'babbles'
  /** It answers that all is well, and at once a second time that nothing is. */
  | 'twice';

/** A request that the provider received. */
export interface Received {
  readonly to: string;
  readonly text: string;
  readonly id: string;
  readonly authorization: string | undefined;
}

/** A provider of messages: a real small HTTP server, which behaves as it is told, the last behaviour for all that follow. */
export class SmallGateway {
  readonly received: Received[] = [];
  behaves: GatewayBehaviour[] = [{ status: 200, body: 'ok' }];
  /** Called while a request is under way. */
  meanwhile: () => void | Promise<void> = () => undefined;
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  static async open(): Promise<SmallGateway> {
    const gateway = new SmallGateway();
    await new Promise<void>((resolve) => gateway.#server.listen(0, '127.0.0.1', resolve));
    return gateway;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/send`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => void this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    this.received.push({ ...JSON.parse(text), authorization: request.headers.authorization });
    await this.meanwhile();
    const behaviour = (this.behaves.length > 1 ? this.behaves.shift() : this.behaves[0]) as GatewayBehaviour;
    if (behaviour === 'hangs') return;
    if (behaviour === 'breaks') return void request.socket.destroy();
    if (behaviour === 'twice') {
      const answer = (status: string) => `HTTP/1.1 ${status}\r\ncontent-length: 2\r\n\r\nok`;
      return void request.socket.end(answer('200 OK') + answer('500 Internal Server Error'));
    }
    if (behaviour === 'babbles') {
      response.writeHead(200);
      for (let n = 0; n < 200 && !response.destroyed; n++) response.write('ok'.repeat(1000));
      return;
    }
    response.writeHead(behaviour.status);
    response.end(behaviour.body ?? '');
  }
}
