import type { TestClient } from './app.ts';

/** Returns the id of the town or township with this English name. */
export async function townOf(client: TestClient, name: string): Promise<number> {
  const { data } = await client.call('places.townships', {});
  const place = data.find(({ name_en }) => name_en === name);
  if (!place) throw new Error(`there is no ${name}`);
  return place.id;
}
