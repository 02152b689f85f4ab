/* Which screen is shown. */
import { Component, type ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { LocalSource } from '../game/local.ts';
import { findGame, keepGame, onKept } from '../game/storage.ts';
import type { Hold, Role } from '../game/tabs.ts';
import { t } from '../i18n/index.ts';
import { nameOf } from './game.ts';
import { gameOf, knownGame } from './games.ts';
import { lazy } from './lazy.tsx';
import { askVersion, isStale, onStale, reloadNow } from './offline.ts';
import { go, useRoute } from './router.ts';
import { settings, useSettings } from './settings.ts';
import { SetupPage } from './setup.tsx';
import { StartPage } from './start.tsx';
import { DeadEnd } from './parts.tsx';
import { Table } from './table.tsx';

const nothing = () => null;
const AdminPage = lazy(() => import('./admin.tsx').then((m) => m.AdminPage));
const AccountPage = lazy(() => import('./account.tsx').then((m) => m.AccountPage));
const Learn = lazy(() => import('./learn.tsx').then((m) => m.Learn));
const Puzzles = lazy(() => import('./puzzles.tsx').then((m) => m.Puzzles));
const PuzzleTable = lazy(() => import('./puzzles.tsx').then((m) => m.PuzzleTable));
const LessonTable = lazy(() => import('./learn.tsx').then((m) => m.LessonTable));
const OnlinePage = lazy(() => import('./online/lobby.tsx').then((m) => m.OnlinePage));
const FriendsPage = lazy(() => import('./online/friends.tsx').then((m) => m.FriendsPage));
const NewTable = lazy(() => import('./online/new.tsx').then((m) => m.NewTable));
const OnlineTable = lazy(() => import('./online/table.tsx').then((m) => m.OnlineTable));
const ProfilePage = lazy(() => import('./profile.tsx').then((m) => m.ProfilePage));
const RatingsPage = lazy(() => import('./profile.tsx').then((m) => m.RatingsPage));
const Replay = lazy(() => import('./replay.tsx').then((m) => m.Replay));
const RealPage = lazy(() => import('../referee/page.tsx').then((m) => m.RealPage));
const RulesDialog = lazy(() => import('./rules.tsx').then((m) => m.RulesDialog), nothing);
const SettingsDialog = lazy(
  () => import('./settings-dialog.tsx').then((m) => m.SettingsDialog),
  nothing,
);
const VerifyPage = lazy(() => import('./verify.tsx').then((m) => m.VerifyPage));

/* `why` is what is wrong with the engine. */
export function App({ why }: { why: string | null }) {
  const route = useRoute();
  useSettings();
  /* Rules and settings open above the screen that was there. */
  const over = route[0] === 'rules' || route[0] === 'settings' ? route : null;
  const below = useRef<string[]>(['']);
  if (!over) below.current = route;
  if (why !== null) return <p class="why pad">{t('error.engine', { why })}</p>;
  const back = () => go(below.current.map(encodeURIComponent).join('/'));
  return (
    <>
      <Safe key={below.current.join('/')}>
        <Screen route={below.current} />
      </Safe>
      <StaleBar />
      {over?.[0] === 'rules' && <RulesDialog id={over[1] ?? ''} onClose={back} />}
      {over?.[0] === 'settings' && <SettingsDialog onClose={back} />}
    </>
  );
}

/* A new version waits for the end of what somebody is doing. */
function StaleBar() {
  const [stale, setStale] = useState(isStale());
  useEffect(() => onStale(() => setStale(true)), []);
  if (!stale) return null;
  return (
    <div class="stale" role="status">
      <span>{t('stale.text')}</span>
      <button type="button" onClick={reloadNow}>
        {t('stale.now')}
      </button>
    </div>
  );
}

/* A screen that fails says so and leaves a way home. */
class Safe extends Component<{ children: ComponentChildren }, { why: string | null }> {
  override state = { why: null };

  static getDerivedStateFromError(e: unknown): { why: string } {
    return { why: String(e) };
  }

  override componentDidCatch(e: unknown): void {
    console.error(e);
    void askVersion();
  }

  override render() {
    if (this.state.why === null) return this.props.children;
    return (
      <main class="page">
        <p>{t('error.crash')}</p>
        <p class="soft">{this.state.why}</p>
        <a class="button" href="#/">
          {t('home')}
        </a>
      </main>
    );
  }
}

function Screen({ route }: { route: string[] }) {
  switch (route[0]) {
    case 'new':
      return <SetupPage game={knownGame(route[1])} />;
    case 'play':
      return <LocalTable key={route[1]} id={route[1] ?? ''} />;
    case 'learn':
      return route[1] ? <LessonTable key={route[1]} id={route[1]} /> : <Learn />;
    case 'puzzles':
      return route[1] ? <PuzzleTable key={route[1]} name={route[1]} /> : <Puzzles />;
    case 'online':
      return <OnlinePage />;
    case 'friends':
      return <FriendsPage />;
    case 'admin':
      return <AdminPage />;
    case 'account':
      return <AccountPage />;
    case 'profile':
      return <ProfilePage key={route[1]} name={route[1]} />;
    case 'ratings':
      return <RatingsPage game={knownGame(route[1])} />;
    case 'watch':
      return <OnlinePage watch />;
    case 'table':
      return <NewTable key={route[1]} game={knownGame(route[1])} />;
    case 't':
      return <OnlineTable key={route[1]} id={route[1] ?? ''} quick={route[2] === 'quick'} />;
    case 'verify':
      return <VerifyPage table={route[1]} />;
    case 'real':
      return <RealPage key={route.slice(1).join('/')} route={route.slice(1)} />;
    case 'replay':
      return <Replay key={route.slice(1).join('/')} what={route.slice(1)} />;
    default:
      return <StartPage />;
  }
}

/* A game of this device, in the one window that plays it or in one that follows. */
function useLocalGame(id: string): { source: LocalSource | null; role: Role; take: () => void } {
  const [source, setSource] = useState<LocalSource | null>(null);
  const [role, setRole] = useState<Role>('plays');
  const hold = useRef<Hold | null>(null);
  useEffect(() => {
    let own: LocalSource | null = null;
    const begin = (as: Role) => {
      own?.close();
      const plan = findGame(id)?.plan;
      const pace = plan && gameOf(nameOf(plan.setup)).pace;
      own = plan ? new LocalSource(plan, keepGame, pace, as === 'follows') : null;
      setSource(own);
      setRole(as);
    };
    if (!findGame(id)) return undefined;
    let closed = false;
    import('../game/tabs.ts').then(
      (m) => {
        if (!closed) hold.current = new m.Hold(id, begin);
      },
      () => !closed && begin('plays'),
    );
    const stop = onKept(() => {
      const plan = findGame(id)?.plan;
      if (plan) own?.follow(plan.actions);
    });
    return () => {
      closed = true;
      stop();
      own?.close();
      hold.current?.close();
      hold.current = null;
    };
  }, [id]);
  return { source, role, take: () => hold.current?.take() };
}

function LocalTable({ id }: { id: string }) {
  const { source, role, take } = useLocalGame(id);
  const { animations } = useSettings();
  if (source) source.animated = animations && settings().animations;
  if (!source && !findGame(id)) return <DeadEnd text={t('error.nogame')} />;
  if (!source) return <p class="loading">{t('loading')}</p>;
  return (
    <Table
      key={role}
      source={source}
      onLeave={() => go('')}
      onRematch={() => go(`new/${nameOf(source.plan.setup)}`)}
      banner={role === 'follows' ? <Follows onTake={take} /> : undefined}
    />
  );
}

function Follows({ onTake }: { onTake: () => void }) {
  return (
    <p class="banner" role="status">
      {t('tabs.follows')}{' '}
      <button type="button" onClick={onTake}>
        {t('tabs.take')}
      </button>
    </p>
  );
}
