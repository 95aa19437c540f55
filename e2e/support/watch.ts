import type { BrowserContext, ConsoleMessage } from 'playwright-core';

/** Errors that must never happen while a user works, in any test. */
export interface Watch {
  /** Returns the errors since the last call, in words. */
  take(): string[];
  /** Allows matching errors, which this test causes on purpose. */
  pardon(expected: RegExp): void;
}

/** The browser logs every refused request; tests look at the product's answer to it. */
const refusedRequest = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** Watches every page of a context: requests to other hosts, console errors and policy violations, uncaught errors, server errors. */
export function watch(context: BrowserContext, ownUrl: string): Watch {
  const own = new URL(ownUrl).origin;
  let complaints: string[] = [];
  let pardoned: RegExp[] = [];
  const complain = (text: string): void => {
    if (!pardoned.some((expected) => expected.test(text))) complaints.push(text);
  };
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== own) complain(`a request to another host: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 500)
      complain(`${response.status()} from ${response.request().method()} ${response.url()}`);
  });
  context.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' && !refusedRequest.test(message.text())) complain(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => complain(`uncaught: ${error.error().stack ?? error.error().message}`));
  return {
    take: () => {
      const found = complaints;
      complaints = [];
      pardoned = [];
      return found;
    },
    pardon: (expected) => {
      pardoned = [...pardoned, expected];
    },
  };
}
