import styled, { createGlobalStyle } from 'styled-components';
import { Button, ButtonLink, Container, Link, media, VisuallyHidden } from '@shop/shared/ui';
import { PRIVACY_POLICY_URL } from './contacts';
import { useCookieAgreement } from './use-cookie-agreement';

/** What is scrolled to or focused stops above the notice; toasts of phones stand above it. */
const RoomForNotice = /*#__PURE__*/ createGlobalStyle`
  html {
    scroll-padding-bottom: 96px;
  }

  @media ${media.phone} {
    html {
      --toast-offset: 200px;
      scroll-padding-bottom: 216px;
    }
  }
`;

// Sticky at the very end of the page: it takes its own height there, so that it covers nothing and moves nothing.
const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: var(--z-cookie);
  background: var(--c-surface);
  border-top: 1px solid var(--c-line-strong);
  box-shadow: 0 -12px 32px -16px rgba(14, 21, 18, 0.2);
`;

const Line = styled(Container)`
  display: flex;
  gap: 24px 40px;
  align-items: center;
  padding-block: 18px;

  & > p {
    flex: 1;
    max-width: 76ch;
    font-size: 14px;
    line-height: 20px;
  }

  @media ${media.phone} {
    display: block;
  }
`;

const Buttons = styled.div`
  display: flex;
  gap: 8px;

  @media ${media.phone} {
    margin-top: 14px;

    & > * {
      flex: 1;
    }
  }
`;

const NewTab = () => <VisuallyHidden>, откроется в новой вкладке</VisuallyHidden>;

/** Stands at the foot of the window until the visitor agrees. */
export function CookieNotice() {
  const { hasAgreed, agree } = useCookieAgreement();
  if (hasAgreed) return null;

  return (
    <Bar role="region" aria-label="Уведомление о файлах cookie">
      <RoomForNotice />
      <Line>
        <p>
          Мы используем файлы cookie, чтобы помнить корзину и сравнение и понимать, какие страницы полезны. Оставаясь на
          сайте, вы соглашаетесь с{' '}
          <Link href={PRIVACY_POLICY_URL} target="_blank" rel="noopener">
            политикой конфиденциальности
            <NewTab />
          </Link>
          .
        </p>
        <Buttons>
          <Button onClick={agree}>СОГЛАСИТЬСЯ</Button>
          <ButtonLink kind="outline" href={PRIVACY_POLICY_URL} target="_blank" rel="noopener">
            Подробнее
            <NewTab />
          </ButtonLink>
        </Buttons>
      </Line>
    </Bar>
  );
}
