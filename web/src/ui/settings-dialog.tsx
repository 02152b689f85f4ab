/* Settings: language, colours, sound, motion, aids. */
import { languageName, languages, t } from '../i18n/index.ts';
import { Dialog } from './dialog.tsx';
import { Check, Choose } from './form.tsx';
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

const THEMES = ['auto', 'light', 'dark'] as const;
const CHATS = ['all', 'emotes', 'none'] as const;

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const s = useSettings();
  const check = (
    key: { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings],
    text: string,
  ) => <Check label={text} on={s[key]} onChange={(on) => change({ [key]: on })} />;
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
      <Choose
        label={t('settings.theme')}
        value={s.theme}
        options={THEMES.map((value) => ({ value, text: t(`settings.theme.${value}`) }))}
        onChange={(theme) => change({ theme: theme as Settings['theme'] })}
      />
      <Volumes s={s} />
      {check('animations', t('settings.animations'))}
      {check('confirm', t('settings.confirm'))}
      {'vibrate' in navigator && check('vibrate', t('settings.vibrate'))}
      <Choose
        label={t('settings.chat')}
        value={s.chat}
        options={CHATS.map((value) => ({ value, text: t(`settings.chat.${value}`) }))}
        onChange={(chat) => change({ chat: chat as Settings['chat'] })}
      />
      <Check label={t('settings.notify')} on={s.notify} onChange={(on) => void wantNotice(on)} />
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
      <p class="soft">{t('judge.keys')}</p>
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
