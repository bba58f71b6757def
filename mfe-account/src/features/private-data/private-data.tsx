import { useCallback, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { hasSessionEnded } from '@shop/shared/forms';
import { useAuth, useShop, type Shop } from '@shop/shared/runtime';
import {
  Button,
  EmptyState,
  ErrorPanel,
  Panel,
  SkeletonLine,
  UserIcon,
  VisuallyHidden,
  WithoutScripts,
} from '@shop/shared/ui';

type PrivateState<Data> =
  { kind: 'loading' } | { kind: 'ready'; data: Data } | { kind: 'signed-out' } | { kind: 'failed' };

export interface PrivateData<Data> {
  state: PrivateState<Data>;
  retry: () => void;
  /** Shows the answer to a change without loading again. */
  replace: (data: Data) => void;
}

/**
 * Loads data of the signed-in buyer after hydration, because the server renders no personal data
 * (docs/rules.md, Rendering).
 * @param load must be stable between renders; a new function loads again
 */
export function usePrivateData<Data>(load: (client: Shop['client']) => Promise<Data>): PrivateData<Data> {
  const { client, track } = useShop();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<PrivateState<Data>>({ kind: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    const show = (next: PrivateState<Data>) => isCurrent && setState(next);
    track(load(client)).then(
      (data) => show({ kind: 'ready', data }),
      (error: unknown) => show({ kind: hasSessionEnded(error) ? 'signed-out' : 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, client, load, track]);

  const retry = useCallback(() => {
    setState({ kind: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  const replace = useCallback((data: Data) => setState({ kind: 'ready', data }), []);
  return { state, retry, replace };
}

const Row = styled.div`
  padding: 30px 20px;

  & + & {
    border-top: 1px solid var(--c-line);
  }
`;

const Placeholder = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

/** What only the browser can show, while it loads. Without scripts, words say that it will not. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <>
      <WithoutScripts />
      <Placeholder>{children}</Placeholder>
    </>
  );
}

/** Takes the place of a list while it loads. */
export function RowsSkeleton({ label }: { label: string }) {
  return (
    <Panel>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {['one', 'two', 'three'].map((row) => (
        <Row key={row}>
          <SkeletonLine />
        </Row>
      ))}
    </Panel>
  );
}

interface SessionEndedProps {
  /** Called when the buyer has signed in again without leaving the page. */
  onSignedIn?: () => void;
}

/** Shown when the cookie was there but the session has ended; signing in returns to this page. */
export function SessionEnded({ onSignedIn }: SessionEndedProps) {
  const { auth } = useShop();
  const openModal = useAuth((state) => state.openModal);
  const handleSignedIn = useEffectEvent(() => onSignedIn?.());

  useEffect(
    () =>
      auth.subscribe((now, before) => {
        if (now.isAuth && !before.isAuth) handleSignedIn();
      }),
    [auth],
  );

  return (
    <EmptyState
      icon={<UserIcon size={32} />}
      title="Вы вышли из учётной записи"
      text="Сеанс завершили на другом устройстве, изменили пароль или прошло 90 дней. Войдите снова: корзина сохранена."
      action={<Button onClick={() => openModal('login')}>Войти</Button>}
    />
  );
}

interface PrivateBlockProps<Data> {
  source: PrivateData<Data>;
  skeleton: ReactNode;
  failure: { title: string; text: string };
  children: (data: Data) => ReactNode;
}

/** Shows the buyer's data, or the reason why it cannot be shown. */
export function PrivateBlock<Data>({ source: { state, retry }, skeleton, failure, children }: PrivateBlockProps<Data>) {
  if (state.kind === 'loading') return <Loading>{skeleton}</Loading>;
  if (state.kind === 'signed-out') return <SessionEnded onSignedIn={retry} />;
  if (state.kind === 'failed') return <ErrorPanel {...failure} onRetry={retry} />;
  return children(state.data);
}
