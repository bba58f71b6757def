import { Container } from '@shop/shared/ui';
import styled from 'styled-components';
import { until } from '../../components/breakpoints';

export const Place = styled(Container)`
  padding-block: 8px 72px;
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 24px;
  margin-top: 20px;

  @media ${until.compact} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  @media ${until.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 16px;
  }
`;

export const Item = styled.li`
  position: relative;
  font-size: 14px;
  line-height: 20px;

  & > img {
    width: 100%;
    height: 112px;
    margin-bottom: 8px;
    background: var(--c-stage);
    object-fit: contain;
  }

  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & > span {
    display: block;
    margin-top: 4px;
  }
`;
