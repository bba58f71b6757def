import styled from 'styled-components';
import { useAuth, useShop } from '@shop/shared/runtime';
import { ArrowUpRightIcon, Button, ButtonLink, Caption } from '@shop/shared/ui';
import { preloadAuthDialog } from '../auth';
import { DEMO_URL, PANEL_URL, phonesNow } from './contacts';

const FooterBox = styled.div`
  margin-top: auto;
  padding: 20px 16px;
  background: var(--c-stage);
`;

const Pair = styled.div`
  display: flex;
  gap: 8px;

  & > * {
    flex: 1;
  }
`;

const PanelLink = styled.a`
  display: flex;
  gap: 8px;
  align-items: center;
  width: fit-content;
  padding: 14px 0 6px;
  font-size: 15px;
`;

const Phones = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  padding-top: 8px;
`;

const PhoneLink = styled.a`
  padding: 6px 0;
  font-weight: var(--w-medium);
  font-variant-numeric: tabular-nums;

  & > span {
    display: block;
    font-weight: var(--w-body);
  }
`;

interface MobileMenuFooterProps {
  onClose: () => void;
}

export function MobileMenuFooter({ onClose }: MobileMenuFooterProps) {
  const { session } = useShop();
  const openAuth = useAuth((state) => state.openModal);
  const isUser = useAuth((state) => state.user.id !== null);
  const handleSignIn = () => {
    onClose();
    openAuth();
  };

  return (
    <FooterBox>
      <Pair>
        {isUser ? (
          <Button onClick={() => void session.signOut()}>Выйти</Button>
        ) : (
          <Button onClick={handleSignIn} onPointerEnter={preloadAuthDialog} onFocus={preloadAuthDialog}>
            Войти
          </Button>
        )}
        <ButtonLink kind="outline" href={DEMO_URL}>
          Демо-доступ
        </ButtonLink>
      </Pair>
      <PanelLink href={PANEL_URL}>
        Личный кабинет
        <ArrowUpRightIcon size={16} />
      </PanelLink>
      <Phones>
        {phonesNow().map(({ text, href, note }) => (
          <PhoneLink key={href} href={href}>
            {text}
            <Caption>{note}</Caption>
          </PhoneLink>
        ))}
      </Phones>
    </FooterBox>
  );
}
