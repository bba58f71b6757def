import styled from 'styled-components';
import { Button, ButtonLink, Container, ErrorPanel, H1, Note, Stack } from '@shop/shared/ui';
import { useAccess, type LoadScreen } from './use-access';

const Plain = styled(Container)`
  padding-block: 64px;
`;

const LINK_LOST = 'Ссылка не\u00a0действует: её уже открыли, или прошло три дня. Попросите новую.';

interface PlainPageProps {
  title: string;
  children?: React.ReactNode;
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

interface AccessGateProps {
  /** The same function at each render. */
  load: LoadScreen;
}

/** Lets people with a role to a screen of the admin. All others load none of its code. */
export function AccessGate({ load }: AccessGateProps) {
  const { access, signIn, retry } = useAccess(load);

  if (access.kind === 'open') return <access.Screen />;
  if (access.kind === 'guest')
    return (
      <PlainPage title="Магазин">
        <p>Чтобы работать с заказами, войдите.</p>
        <div>
          <Button onClick={signIn}>Войти</Button>
        </div>
      </PlainPage>
    );
  if (access.kind === 'refused')
    return (
      <PlainPage title="Нет доступа">
        {access.isLinkLost && <Note kind="danger">{LINK_LOST}</Note>}
        <p>С&nbsp;заказами работают те, кого пригласили. Приглашение присылает владелец магазина.</p>
        <div>
          <ButtonLink href="/">На&nbsp;главную</ButtonLink>
        </div>
      </PlainPage>
    );
  if (access.kind === 'failed')
    return (
      <Plain>
        <ErrorPanel onRetry={retry} />
      </Plain>
    );
  return (
    <PlainPage title="Магазин">
      <p aria-live="polite">Открываем…</p>
    </PlainPage>
  );
}
