/* Parts of forms: a choice, a switch, a file, why something cannot be done. */
import type { Refusal } from '../engine/wasm.ts';
import { levels } from './levels.ts';
import { refusalText } from './words.tsx';

export interface Choosable {
  value: string;
  text: string;
  title?: string;
}

export function Choose(props: {
  label: string;
  value: string;
  options: Choosable[];
  onChange: (value: string) => void;
}) {
  return (
    <label class="line">
      {props.label}
      <select value={props.value} onChange={(e) => props.onChange(e.currentTarget.value)}>
        {props.options.map((o) => (
          <option key={o.value} value={o.value} title={o.title}>
            {o.text}
          </option>
        ))}
      </select>
    </label>
  );
}

/* The levels of bots, to be chosen from. */
export function levelChoices(): Choosable[] {
  return levels().map((l) => ({ value: l.id, text: l.text, title: l.help }));
}

export function Check(props: { label: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label class="line">
      <input
        type="checkbox"
        checked={props.on}
        onChange={(e) => props.onChange(e.currentTarget.checked)}
      />
      {props.label}
    </label>
  );
}

/* A saved game from this device. */
export function FileButton({ text, onFile }: { text: string; onFile: (file: File) => void }) {
  return (
    <label class="button">
      {text}
      <input
        type="file"
        accept=".dsk,text/plain"
        class="hidden"
        onChange={(e) => {
          const file = e.currentTarget.files?.[0];
          if (file) onFile(file);
        }}
      />
    </label>
  );
}

export function Refused({ why }: { why: Refusal | null }) {
  return why ? (
    <p class="why" role="alert">
      {refusalText(why)}
    </p>
  ) : null;
}
