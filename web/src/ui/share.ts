/* A whole game in a link: set-up, names and actions; texts deflated, base64url. */
import { t } from '../i18n/index.ts';

async function through(data: Uint8Array, stream: GenericTransformStream): Promise<Uint8Array> {
  const out = new Response(
    new Blob([data as BlobPart])
      .stream()
      .pipeThrough(stream as unknown as ReadableWritablePair<Uint8Array, Uint8Array>),
  );
  return new Uint8Array(await out.arrayBuffer());
}

export async function packText(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let binary = '';
  for (const b of bytes) binary += String.fromCharCode(b);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/* Null if it is damaged. */
export async function unpackText(packed: string): Promise<string | null> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (c) => c.charCodeAt(0));
    return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
  } catch {
    return null;
  }
}

export function packGame(setup: string, actions: string[], names: string[]): Promise<string> {
  return packText([setup, names.join('\t'), ...actions].join('\n'));
}

/* Null if the link is damaged. */
export async function unpackGame(
  packed: string,
): Promise<{ setup: string; names: string[]; actions: string[] } | null> {
  const text = await unpackText(packed);
  if (text === null) return null;
  const [setup = '', names = '', ...actions] = text.split('\n');
  return { setup, names: names === '' ? [] : names.split('\t'), actions };
}

/* To the clipboard, or shown to be copied by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    prompt(t('after.share'), text);
    return false;
  }
}

export function download(name: string, type: string, data: BlobPart): void {
  const url = URL.createObjectURL(new Blob([data], { type }));
  const a = document.createElement('a');
  a.href = url;
  a.download = name;
  a.click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}

/* An SVG document as a PNG. */
export async function toPng(svg: string, scale: number): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.min(8192, image.width * scale);
    canvas.height = Math.min(8192, image.height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((ok, no) =>
      canvas.toBlob((b) => (b ? ok(b) : no(new Error('png'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}
