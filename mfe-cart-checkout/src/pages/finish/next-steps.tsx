import { Link, useAuth } from '@shop/shared/runtime';
import { ButtonLink, DocIcon, H3, PhoneIcon, Row, WrenchIcon } from '@shop/shared/ui';
import styled from 'styled-components';
import { TEXTS } from './texts';

const { prepare } = TEXTS;

const List = styled.ul`
  margin: 12px 0 32px;
  padding: 0;
  list-style: none;
  border-bottom: 1px solid var(--c-line);
`;

const Item = styled.li`
  display: flex;
  gap: 16px;
  align-items: center;
  padding: 14px 0;
  border-top: 1px solid var(--c-line);

  & > svg {
    flex: none;
  }
`;

/** What the buyer can get ready until the manager calls. */
export function NextSteps() {
  const isAuth = useAuth((state) => state.isAuth);
  return (
    <>
      <H3 as="h2">{TEXTS.prepareTitle}</H3>
      <List>
        <Item>
          <WrenchIcon size={20} />
          {prepare.installation}
        </Item>
        <Item>
          <DocIcon size={20} />
          {prepare.documents}
        </Item>
        <Item>
          <PhoneIcon size={20} />
          {prepare.app}
        </Item>
      </List>
      <Row gap={4}>
        {/* A guest has no list of orders to look at. */}
        {isAuth && (
          <ButtonLink as={Link} to="/orders">
            {TEXTS.orders}
          </ButtonLink>
        )}
        <ButtonLink as={Link} to="/products" kind={isAuth ? 'outline' : 'primary'}>
          {TEXTS.catalogue}
        </ButtonLink>
      </Row>
    </>
  );
}
