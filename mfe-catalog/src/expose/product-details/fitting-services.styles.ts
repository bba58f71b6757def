import { H4, Price } from '@shop/shared/ui';
import styled from 'styled-components';
import { until } from '../../components/breakpoints';

export const Services = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 48px 24px;

  @media ${until.compact} {
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
  }
`;

export const Service = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  padding-top: 20px;
  border-top: 1px solid var(--c-line-strong);

  &::before {
    content: '';
    position: absolute;
    left: 0;
    top: -10px;
    width: 2px;
    height: 20px;
    background: var(--c-signal);
  }
`;

export const Name = styled(H4)`
  margin-top: 16px;
`;

export const Text = styled.p`
  margin: 8px 0 20px;
  color: var(--c-text-2);
  font-size: 15px;
  line-height: 22px;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 16px;
  margin-top: auto;
`;

export const Cost = styled(Price)`
  font-size: 18px;
`;
