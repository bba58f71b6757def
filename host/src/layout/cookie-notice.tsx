import { useRef } from 'react';
import styled from 'styled-components';
import { Button, ButtonLink, Container, Link, media, VisuallyHidden } from '@shop/shared/ui';
import { PRIVACY_POLICY_URL } from './contacts';
import { useCookieAgreement } from './use-cookie-agreement';
import { useRoomBelow } from './use-room-below';

// In every page's HTML, so that it is painted with the page and not after its scripts; the starter shows it.
const Bar = styled.div`
  html:not([data-cookies='asked']) & {
    display: none;
  }

  position: fixed;
  inset: auto 0 0;
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
    max-width: 52em;
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
  const bar = useRef<HTMLDivElement>(null);
  useRoomBelow(bar, !hasAgreed);
  if (hasAgreed) return null;

  return (
    <Bar ref={bar} role="region" aria-label="Уведомление о файлах cookie">
      <Line>
        <p>
          Мы используем файлы cookie, чтобы помнить корзину и&nbsp;сравнение и&nbsp;понимать, какие страницы полезны.
          Оставаясь на&nbsp;сайте, вы&nbsp;соглашаетесь с&nbsp;
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
