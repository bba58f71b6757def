import { useEffect } from 'react';
import styled from 'styled-components';
import { Link } from '@shop/shared/runtime';
import { ButtonLink, Container, Display, Lead, Mono, Row } from '@shop/shared/ui';

const Content = styled(Container)`
  padding-block: 104px 96px;
`;

const Code = styled(Mono)`
  display: block;
  margin-bottom: 20px;
  color: var(--c-text-3);
`;

const Text = styled(Lead)`
  max-width: 480px;
  margin: 20px 0 32px;
`;

/** Says, as the host's page of this kind does, that nothing of the visitor's stands at this address. */
export function NotFound() {
  // The title came with the address, before the API said that nothing is there.
  useEffect(() => {
    document.title = 'Страница не найдена — INVIS DUOS';
  }, []);

  return (
    <Content>
      <Code as="p">
        404 <span lang="en">This page could not be found</span>
      </Code>
      <Display>Здесь страницы нет</Display>
      <Text>Адрес изменился или в&nbsp;нём опечатка. Начните с&nbsp;главной или откройте каталог.</Text>
      <Row>
        <ButtonLink as={Link} to="/" size="lg">
          На главную
        </ButtonLink>
        <ButtonLink as={Link} to="/products" kind="outline" size="lg">
          К оборудованию
        </ButtonLink>
      </Row>
    </Content>
  );
}
