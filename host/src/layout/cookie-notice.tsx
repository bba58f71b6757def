import styled from 'styled-components';
import { Button, ButtonLink, Container, media, VisuallyHidden } from '@shop/shared/ui';
import { PRIVACY_POLICY_URL } from './contacts';
import { chooseCookies } from './cookie-choice';
import { SHORT_WINDOW } from './short-window';

// The notice is in every page's HTML, so that it is painted with the page. The attribute, which the
// starter sets, is all its state: the cached page is the same for everyone.
const Bar = styled.div`
  html:not([data-cookies='asked']) & {
    display: none;
  }

  position: var(--bar-position);
  bottom: 0;
  margin-top: auto;
  z-index: var(--z-cookie);
  background: var(--c-surface);
  border-top: 1px solid var(--c-line-strong);

  /* LayoutStyle sets this height, because bars of pages stick above the notice. */
  @media ${media.phone} {
    display: grid;
    align-content: safe center;
    height: var(--room-below);
    overflow-y: auto;
  }

  @media ${SHORT_WINDOW} {
    height: auto;
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
    padding-block: 12px;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  @media ${media.phone} {
    margin-top: 12px;

    & > * {
      flex: auto;
      padding-inline: 12px;
    }
  }
`;

/** Sticks to the bottom of the window until the visitor chooses (docs/rules.md, Layout). */
export function CookieNotice() {
  return (
    <Bar role="region" aria-label="Уведомление о файлах cookie">
      <Line>
        <p>
          Необходимые cookie помнят вход и&nbsp;ваш выбор. С&nbsp;вашего согласия считаем посещения, нажатия
          и&nbsp;скорость сайта. Выбор можно изменить внизу страницы.
        </p>
        <Buttons>
          <Button onClick={() => chooseCookies(true)}>СОГЛАСИТЬСЯ</Button>
          <Button kind="outline" onClick={() => chooseCookies(false)}>
            Только необходимые
          </Button>
          <ButtonLink kind="outline" href={PRIVACY_POLICY_URL} target="_blank" rel="noopener">
            Подробнее
            <VisuallyHidden>, откроется в новой вкладке</VisuallyHidden>
          </ButtonLink>
        </Buttons>
      </Line>
    </Bar>
  );
}
