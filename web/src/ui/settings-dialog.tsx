/* Settings: language, colours, sound, motion, aids. */
import { languageName, languages, t } from '../i18n/index.ts';
import { Dialog } from './dialog.tsx';
import { change, useSettings, type Settings } from './settings.ts';
import { play } from './sounds.ts';
import { CLASSES, type Sound, type SoundClass } from './volume.ts';

/* What is heard when a volume is set. */
const SAMPLE: Record<SoundClass, Sound> = {
  soundMoves: 'place',
  soundPoints: 'score',
  soundTurn: 'turn',
  soundChat: 'chat',
};

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const s = useSettings();
  const check = (
    key: { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings],
    text: string,
  ) => (
    <label class="line">
      <input
        type="checkbox"
        checked={s[key]}
        onChange={(e) => change({ [key]: e.currentTarget.checked })}
      />
      {text}
    </label>
  );
  const wantNotice = async (on: boolean) => {
    const may =
      on && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
    change({ notify: may });
  };
  return (
    <Dialog title={t('settings.title')} onClose={onClose}>
      <label class="line">
        {t('settings.name')}
        <input
          type="text"
          maxLength={24}
          value={s.name}
          onInput={(e) => change({ name: e.currentTarget.value })}
        />
      </label>
      <label class="line">
        {t('settings.lang')}
        <select value={s.lang} onChange={(e) => change({ lang: e.currentTarget.value })}>
          {languages.map((l) => (
            <option key={l.tag} value={l.tag} lang={l.tag}>
              {languageName(l)}
            </option>
          ))}
        </select>
      </label>
      <label class="line">
        {t('settings.theme')}
        <select
          value={s.theme}
          onChange={(e) => change({ theme: e.currentTarget.value as Settings['theme'] })}
        >
          <option value="auto">{t('settings.theme.auto')}</option>
          <option value="light">{t('settings.theme.light')}</option>
          <option value="dark">{t('settings.theme.dark')}</option>
        </select>
      </label>
      <Volumes s={s} />
      {check('animations', t('settings.animations'))}
      {check('confirm', t('settings.confirm'))}
      {'vibrate' in navigator && check('vibrate', t('settings.vibrate'))}
      <label class="line">
        {t('settings.chat')}
        <select
          value={s.chat}
          onChange={(e) => change({ chat: e.currentTarget.value as Settings['chat'] })}
        >
          <option value="all">{t('settings.chat.all')}</option>
          <option value="emotes">{t('settings.chat.emotes')}</option>
          <option value="none">{t('settings.chat.none')}</option>
        </select>
      </label>
      <label class="line">
        <input
          type="checkbox"
          checked={s.notify}
          onChange={(e) => void wantNotice(e.currentTarget.checked)}
        />
        {t('settings.notify')}
      </label>
      <h3>{t('settings.aids')}</h3>
      {check('aidLegal', t('settings.aidLegal'))}
      {check('aidFeatures', t('settings.aidFeatures'))}
      {check('aidDead', t('settings.aidDead'))}
      {check('aidBag', t('settings.aidBag'))}
      {check('aidHint', t('settings.aidHint'))}
      <h3>{t('settings.auto')}</h3>
      {check('autoReject', t('settings.autoReject'))}
      {check('autoOnly', t('settings.autoOnly'))}
      <h3>{t('settings.keys')}</h3>
      <p class="soft">{t('settings.keys.help')}</p>
    </Dialog>
  );
}

/* How loud everything is, and each class of sounds. */
function Volumes({ s }: { s: Settings }) {
  return (
    <>
      <label class="line">
        {t('settings.sound')}
        <input
          type="range"
          min="0"
          max="100"
          value={s.sound}
          onChange={(e) => {
            change({ sound: Number(e.currentTarget.value) });
            play('score');
          }}
        />
      </label>
      <details>
        <summary>{t('settings.sounds')}</summary>
        {CLASSES.map((c) => (
          <label key={c} class="line">
            {t(`settings.${c}`)}
            <input
              type="range"
              min="0"
              max="100"
              value={s[c]}
              onChange={(e) => {
                change({ [c]: Number(e.currentTarget.value) });
                play(SAMPLE[c]);
              }}
            />
          </label>
        ))}
      </details>
    </>
  );
}
