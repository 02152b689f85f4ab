/* The waiting room without a page: who may do what before a game begins. */
import type { Room } from '../../game/room.ts';

export interface Chair {
  kind: 'empty' | 'bot' | 'person';
  name: string; /* of a person; the level of a bot */
  called: number; /* the number of a bot's name */
  sit: boolean; /* I may sit down */
  bot: boolean; /* I may put a bot there */
  stand: boolean; /* I may free it */
}

export interface Waiting {
  chairs: Chair[];
  empty: boolean; /* is any chair free? */
  naming: boolean; /* I am about to sit down and may say my name */
  owner: boolean;
}

export function waitingOf(room: Room): Waiting {
  const chairs = room.seats.map((x, i): Chair => {
    const kind = x.kind === 'empty' || x.kind === 'bot' ? x.kind : 'person';
    const free = kind === 'empty';
    return {
      kind,
      name: kind === 'bot' ? x.bot : x.name,
      called: x.called,
      sit: free,
      bot: free && room.owner,
      stand: room.mine.includes(i) || (room.owner && !free),
    };
  });
  const empty = chairs.some((c) => c.kind === 'empty');
  return { chairs, empty, naming: room.mine.length === 0 && empty, owner: room.owner };
}

/* A quick game: sit down at once, and begin when all are here. */
export function quickStep(room: Room): { sit: number } | 'start' | null {
  const free = room.seats.findIndex((x) => x.kind === 'empty');
  if (room.mine.length === 0 && free >= 0) return { sit: free };
  return room.owner && free < 0 ? 'start' : null;
}
