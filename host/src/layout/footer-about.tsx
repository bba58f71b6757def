import styled from 'styled-components';
import { Logo, VisuallyHidden } from '@shop/shared/ui';
import { SOCIAL_LINKS } from './contacts';

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
        {SOCIAL_LINKS.map(({ sign, name, href }) => (
          <a key={sign} href={href} rel="noopener">
            <span aria-hidden="true">{sign}</span>
            <VisuallyHidden>{name}</VisuallyHidden>
          </a>
        ))}
      </Socials>
    </div>
  );
}
