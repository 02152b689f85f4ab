/* The island and the trade of Catan on the set-up page. */
import { find, t } from '../../i18n/index.ts';
import type { OptionsProps } from '../game.ts';

const BOARDS = ['beginner', 'variable', 'classic_random'];

export function Options({ words, onChange }: OptionsProps) {
  return (
    <section class="card">
      <h2>{t('setup.board')}</h2>
      <div class="options">
        {BOARDS.map((b) => (
          <label key={b} class="option">
            <input
              type="radio"
              name="board"
              checked={words.board === b}
              onChange={() => onChange({ ...words, board: b })}
            />
            <span>
              <strong>{find(`board.${b}`)}</strong>
              <small>{find(`board.${b}.help`)}</small>
            </span>
          </label>
        ))}
      </div>
      <label class="line">
        {t('setup.offers')}
        <select
          value={words.offers ?? 'free'}
          onChange={(e) => onChange({ ...words, offers: e.currentTarget.value })}
        >
          <option value="free">{t('setup.offers.free')}</option>
          <option value="0">{t('setup.offers.none')}</option>
          {['3', '5', '10'].map((n) => (
            <option key={n} value={n}>
              {n}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}
