import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Link, useAuth, useNavigate } from '@shop/shared/runtime';
import { Breadcrumbs, Button, EmptyState, H1, KeyIcon, SkeletonLines } from '@shop/shared/ui';
import { PageBody } from '../../features/account-page';
import { Loading } from '../../features/private-data';
import { ResetForm, type ResetLink } from './reset-form';
import { TEXTS } from './texts';

type LinkState = { kind: 'reading' } | { kind: 'alive'; link: ResetLink } | { kind: 'dead' };

function readLink(search: string): LinkState {
  const params = new URLSearchParams(search);
  const token = params.get('token');
  const email = params.get('email');
  return token && email ? { kind: 'alive', link: { token, email } } : { kind: 'dead' };
}

/**
 * The link that opened the page. It is kept in memory only, and removed from the address and the
 * history at once, so that no later request sends the token as its referrer.
 */
function useResetLink(): LinkState {
  const navigate = useNavigate();
  const [state, setState] = useState<LinkState>({ kind: 'reading' });

  useEffect(() => {
    const { pathname, search } = window.location;
    // React may run an effect twice; the second time the address no longer has the token.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the query is read after hydration
    setState((known) => (known.kind === 'alive' ? known : readLink(search)));
    if (search) void navigate(pathname, { replace: true });
  }, [navigate]);

  return state;
}

/** Shown for a link that is expired, used or incomplete. The sign-in dialog sends a new mail. */
function DeadLink() {
  const openModal = useAuth((state) => state.openModal);
  const { title, text, button } = TEXTS.dead;
  return (
    <div role="status">
      <EmptyState
        icon={<KeyIcon size={32} />}
        title={title}
        text={text}
        action={<Button onClick={() => openModal('recovery')}>{button}</Button>}
      />
    </div>
  );
}

const Column = styled.div`
  max-width: 460px;
`;

const Title = styled(H1)`
  margin: 8px 0 24px;
`;

function ResetContent() {
  const state = useResetLink();
  const [isRefused, setIsRefused] = useState(false);

  if (state.kind === 'reading') {
    return (
      <Loading>
        <SkeletonLines />
      </Loading>
    );
  }
  if (state.kind === 'dead' || isRefused) return <DeadLink />;
  return <ResetForm link={state.link} onDeadLink={() => setIsRefused(true)} />;
}

/** The page that the link in a recovery mail opens. */
export function ResetPage() {
  return (
    <PageBody>
      <Breadcrumbs items={[{ label: 'Главная', href: '/' }, { label: TEXTS.title }]} linkComponent={Link} />
      <Column>
        <Title>{TEXTS.title}</Title>
        <ResetContent />
      </Column>
    </PageBody>
  );
}
