import styled from 'styled-components';
import { Logo, VisuallyHidden } from '@shop/shared/ui';
import { SOCIAL_TITLE } from './site-links';
import { useMenu } from './use-menu';

const Text = styled.p`
  max-width: 240px;
  margin-top: 24px;
  font-size: 14px;
  line-height: 20px;
`;

const Socials = styled.div`
  display: flex;
  gap: 8px;
  margin-top: 20px;

  & > a {
    display: grid;
    place-items: center;
    width: var(--size-control);
    height: var(--size-control);
    border: 1px solid var(--neutral-600);
    border-radius: var(--r-1);
    color: var(--c-text);
    font: 400 11px/1 var(--font-mono);
  }

  & > a:hover {
    border-color: var(--c-text);
    text-decoration: none;
  }
`;

export function FooterAbout() {
  return (
    <div>
      <Logo tone="dark" />
      <Text>
        Охранные комплексы и&nbsp;спутниковый мониторинг транспорта. Разрабатываем и&nbsp;поддерживаем
        с&nbsp;2006&nbsp;года.
      </Text>
      <Socials>
        {useMenu(SOCIAL_TITLE).map(({ sign, text, to }) => (
          <a key={to} href={to} rel="noopener">
            <span aria-hidden="true">{sign}</span>
            <VisuallyHidden>{text}</VisuallyHidden>
          </a>
        ))}
      </Socials>
    </div>
  );
}
