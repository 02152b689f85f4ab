/* Friends of an account, and how somebody is told when away (doc/server-protocol.md). */
import { checked, request, send, session } from './api.ts';

export type FriendKind = 'friend' | 'wanted' | 'asks' | 'blocked';
export interface Friend {
  name: string;
  kind: FriendKind;
  here: boolean;
  table?: string; /* where they want us to come */
}

/* Friends of my account; null for guests. */
export async function friends(): Promise<Friend[] | null> {
  if ((await session()).account === null) return null;
  const d = await request('GET', '/friends');
  const kinds = ['friend', 'wanted', 'asks', 'blocked'];
  return checked<Friend>(d.friends, [], ['name', 'kind']).filter((f) => kinds.includes(f.kind));
}

export type FriendWish = 'befriend' | 'drop' | 'block' | 'invite';
export async function wishFriend(what: FriendWish, name: string, table?: string): Promise<void> {
  await send('POST', '/friends', { do: what, name, ...(table ? { table } : {}) });
}

export interface Told {
  push: string | null; /* the server's key */
  mail: boolean;
  address: string | null;
  confirmed: boolean;
}

export async function howTold(): Promise<Told> {
  await session();
  const d = await request('GET', '/notify');
  return {
    push: typeof d.push === 'string' ? d.push : null,
    mail: d.mail === true,
    address: typeof d.address === 'string' ? d.address : null,
    confirmed: d.confirmed === true,
  };
}

export async function tellMe(how: Record<string, string>): Promise<void> {
  await send('POST', '/notify', how);
}
