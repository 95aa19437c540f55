import http from 'node:http';

/** Makes a call over HTTP and answers what came back; throws with it when it was refused. */
export type Call = <Answer = unknown>(method: string, route: string, body?: object) => Promise<Answer>;

/** Calls of one person over at most `lanes` connections that stay open. */
export function caller(url: string, lanes: number, token: string | null = null): { call: Call; close: () => void } {
  const agent = new http.Agent({ keepAlive: true, maxSockets: lanes });
  const call: Call = (method, route, body) => new Promise((resolve, reject) => {
    const headers = { 'x-locale': 'en', ...(token ? { authorization: `Bearer ${token}` } : {}), ...(body ? { 'content-type': 'application/json' } : {}) };
    const request = http.request(url + route, { agent, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        if ((response.statusCode ?? 500) >= 300) reject(new Error(`${method} ${route}: ${response.statusCode} ${text}`));
        else resolve((response.headers['content-type']?.includes('json') ? JSON.parse(text) : text) as never);
      });
    });
    request.on('error', reject);
    request.end(body ? JSON.stringify(body) : undefined);
  });
  return { call, close: () => agent.destroy() };
}

/** Signs somebody of the demo operator in. */
export async function signedIn(url: string, lanes: number, userName: string): Promise<{ call: Call; close: () => void; token: string }> {
  const guest = caller(url, 1);
  const { token } = await guest.call<{ token: string }>('POST', '/api/login', { user_name: userName, password: 'waybill-demo' });
  guest.close();
  return { ...caller(url, lanes, token), token };
}
