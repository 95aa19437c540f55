import { afterEach, expect, test } from 'vitest';
import type { User } from '@waybill/contract/kernel/user.ts';
import { formDataOf, withHashid } from './client.ts';
import { fillPath } from './path.ts';
import { addressOf } from './request.ts';
import { sessionStore } from './session-store.ts';

afterEach(() => sessionStore.set({ session: null, farewell: null }));

test('a payload with files is form data, its lists appended as key[]', () => {
  const photos = [new File(['1'], 'one.jpg'), new File(['2'], 'two.jpg')];
  const data = formDataOf({ name: 'Shwe Shop', photos, active: true, remark: null, ids: [3, 4] });
  expect([...data.keys()]).toEqual(['name', 'photos[]', 'photos[]', 'active', 'ids[]', 'ids[]']);
  expect(data.getAll('photos[]').map((file) => (file as File).name)).toEqual(['one.jpg', 'two.jpg']);
  expect(data.getAll('ids[]')).toEqual(['3', '4']);
});

test('C-02 the helper adds the hashid of the signed-in person to a payload, JSON or form data', () => {
  expect(withHashid({ name: 'Su' })).toEqual({ name: 'Su' });
  sessionStore.set({
    session: { token: 't', user: { hashid: 'h-7' } as User, idleFor: 1, shared: false },
    farewell: null,
  });
  expect(withHashid({ name: 'Su' })).toEqual({ name: 'Su', hashid: 'h-7' });
  expect(withHashid(formDataOf({ name: 'Su' })).get('hashid')).toBe('h-7');
});

test('C-03 an address holds what is asked for and leaves out what is empty', () => {
  expect(addressOf('/api/staff', { page: 2, search: '', role: null, tab: undefined, branch_id: [1, 2] })).toBe(
    '/api/staff?page=2&branch_id=1&branch_id=2',
  );
  expect(addressOf('/api/agent/?page=1', { per_page: 9 })).toBe('/api/agent/?page=1&per_page=9');
  expect(addressOf('/api/staff', { search: 'ဒေါ် & Co' })).toBe(`/api/staff?search=${encodeURIComponent('ဒေါ်')}+%26+Co`);
});

test('N-35 a path is filled with what is safe in one, and a missing part is a bug', () => {
  expect(fillPath('/edit-staff/{staffID}', { staffID: 7 })).toBe('/edit-staff/7');
  expect(fillPath('/label/{tab}', { tab: 'a/b?c' })).toBe('/label/a%2Fb%3Fc');
  expect(() => fillPath('/label/{tab}', {})).toThrow('/label/{tab} needs tab');
});
