import styled from 'styled-components';
import { Button, ButtonLink, Container, Link, media, VisuallyHidden } from '@shop/shared/ui';
import { PRIVACY_POLICY_URL } from './contacts';
import { useCookieAgreement } from './use-cookie-agreement';

// The notice is in every page's HTML, so that it is painted with the page. The starter shows it.
const Bar = styled.div`
  html:not([data-cookies='asked']) & {
    display: none;
  }

  position: sticky;
  bottom: 0;
  margin-top: auto;
  z-index: var(--z-cookie);
  background: var(--c-surface);
  border-top: 1px solid var(--c-line-strong);
  box-shadow: 0 -12px 32px -16px rgba(14, 21, 18, 0.2);

  /* LayoutStyle sets this height, because bars of pages stick above the notice. */
  @media ${media.phone} {
    display: grid;
    align-content: safe center;
    height: var(--room-below);
    overflow-y: auto;
  }
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
    padding-block: 16px;
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

/** Sticks to the bottom of the window until the visitor agrees (docs/rules.md, Layout). */
export function CookieNotice() {
  const { hasAgreed, agree } = useCookieAgreement();
  if (hasAgreed) return null;

  return (
    <Bar role="region" aria-label="Уведомление о файлах cookie">
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
