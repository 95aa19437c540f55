import { expect, test } from 'vitest';
import { pageTitle } from './title.ts';

test("N-33 the title is that of the page, followed by the user's name, or Delivery for a guest", () => {
  expect([pageTitle('Staff list', 'Daw Hnin Ei'), pageTitle('Login', undefined)]).toEqual([
    'Staff list Daw Hnin Ei',
    'Login Delivery',
  ]);
});
