/*
 * The rulebook as WebAssembly (bindings/rulebook): finds rules and writes the
 * book of a set-up line.
 */

/* Texts come by the tag of their language. */
type Said = Record<string, string>;

export interface Rule {
  id: string;
  topic: Said;
  text: Said;
  see: string[];
}

export interface Chapter {
  name: string;
  title: string;
  rules: Rule[];
}

export interface Book {
  title: string;
  parts: {
    name: string;
    title: string;
    items: string[];
    chapters: Chapter[];
  }[];
}

/* What a question found; others: what is not in play in that set-up. */
export interface Found {
  rules: Rule[];
  others?: Rule[];
}

interface Exports {
  memory: WebAssembly.Memory;
  in(): number;
  out(): number;
  book(): number;
  game(): number;
  find(): number;
}

const IN_SIZE = 4096;

export class Rulebook {
  private readonly x: Exports;

  constructor(module: WebAssembly.Module) {
    this.x = new WebAssembly.Instance(module).exports as unknown as Exports;
  }

  private call(name: 'book' | 'game' | 'find', ...lines: string[]): string {
    const room = new Uint8Array(this.x.memory.buffer, this.x.in(), IN_SIZE);
    const text = lines.map((l) => l.replaceAll('\n', ' ').replaceAll('\0', ' ')).join('\n');
    room[new TextEncoder().encodeInto(text, room.subarray(0, IN_SIZE - 1)).written] = 0;
    const n = this.x[name]();
    const out = new Uint8Array(this.x.memory.buffer, this.x.out());
    const told = new TextDecoder().decode(out.subarray(0, n < 0 ? out.indexOf(0) : n));
    if (n < 0) throw new Error(told || `rulebook: ${n}`);
    return told;
  }

  /* The book of a set-up line as one HTML file, and by its parts. */
  html(lang: string, setup: string): string {
    return this.call('book', lang, 'html', setup);
  }

  book(lang: string, setup: string): Book {
    return JSON.parse(this.call('book', lang, 'json', setup)) as Book;
  }

  /* Every chapter of a game, whatever is in play. */
  game(lang: string, game: string): Book {
    return JSON.parse(this.call('game', lang, game)) as Book;
  }

  find(lang: string, setup: string, question: string): Found {
    return JSON.parse(this.call('find', lang, setup, question)) as Found;
  }
}
