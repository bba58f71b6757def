import { useCallback, useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { ShopProvider, useRemotes, useShop } from '@shop/shared/runtime';
import { Button, ButtonLink, Container, ErrorPanel, H1, Note, Stack } from '../ui';
import { createProvingClient } from './proof/proving-client';
import { ProofDialog } from './proof/proof-dialog';
import { useProof } from './proof/use-proof';
import { FactorSetup } from './setup/factor-setup';
import { ProveContext, StaffRightsContext } from './staff-context';
import { useAccess, type Access, type AccessOptions } from './use-access';

const Plain = styled(Container)`
  padding-block: 64px;
`;

const Narrow = styled.div`
  max-width: 520px;
`;

const LINK_LOST = 'Ссылка не\u00a0действует: её уже открыли, или прошло три дня. Попросите новую.';

interface PlainPageProps {
  title: string;
  children?: ReactNode;
}

/** What somebody sees who is not in. */
function PlainPage({ title, children }: PlainPageProps) {
  return (
    <Plain>
      <Stack gap={5}>
        <H1>{title}</H1>
        {children}
      </Stack>
    </Plain>
  );
}

/** A screen whose calls wait for a proof of the second factor where one is missing. */
function OpenScreen({ access: { Screen, rights } }: { access: Extract<Access, { kind: 'open' }> }) {
  const shop = useShop();
  const remotes = useRemotes();
  const { isOpen, prove, settle } = useProof();
  const proving = useMemo(() => ({ ...shop, client: createProvingClient(shop.client, prove) }), [prove, shop]);
  const proveAsked = useCallback(() => prove(true), [prove]);
  return (
    <StaffRightsContext value={rights}>
      <ShopProvider shop={proving} remotes={remotes}>
        <ProveContext value={proveAsked}>
          <Screen />
        </ProveContext>
      </ShopProvider>
      <ProofDialog isOpen={isOpen} onSettled={settle} />
    </StaffRightsContext>
  );
}

interface StaffGateProps extends Omit<AccessOptions, 'isFactorFirst'> {
  /** «Студия», «Магазин» */
  title: string;
  /** Why a guest has to sign in. */
  guestText: string;
  /** What somebody without a right cannot do. */
  refusedText: string;
  /** Asks for a second factor on the first visit. Without it, only where a call needs one. */
  isFactorFirst?: boolean;
}

/**
 * Lets people with a right to a screen, and asks for their second factor over it. All others load
 * none of its code.
 */
export function StaffGate({ title, guestText, refusedText, isFactorFirst = false, ...options }: StaffGateProps) {
  const { access, signIn, check } = useAccess({ ...options, isFactorFirst });

  if (access.kind === 'open') return <OpenScreen access={access} />;
  if (access.kind === 'setup')
    return (
      <PlainPage title="Второй способ входа">
        <Narrow>
          <FactorSetup mayEnrol={Boolean(access.me.secondFactor.enrolUntil)} onDone={check} />
        </Narrow>
      </PlainPage>
    );
  if (access.kind === 'guest')
    return (
      <PlainPage title={title}>
        <p>{guestText}</p>
        <div>
          <Button onClick={signIn}>Войти</Button>
        </div>
      </PlainPage>
    );
  if (access.kind === 'refused')
    return (
      <PlainPage title="Нет доступа">
        {access.isLinkLost && <Note kind="danger">{LINK_LOST}</Note>}
        <p>{refusedText}</p>
        <div>
          <ButtonLink href="/">На&nbsp;главную</ButtonLink>
        </div>
      </PlainPage>
    );
  if (access.kind === 'failed')
    return (
      <Plain>
        <ErrorPanel onRetry={check} />
      </Plain>
    );
  return (
    <PlainPage title={title}>
      <p aria-live="polite">Открываем…</p>
    </PlainPage>
  );
}
