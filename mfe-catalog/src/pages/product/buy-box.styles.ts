import styled from 'styled-components';
import { until } from '../../components/breakpoints';

export const Box = styled.div`
  margin-top: 24px;
`;

export const Part = styled.div`
  padding: 20px 24px;

  & + &,
  * + & {
    border-top: 1px solid var(--c-line);
  }

  @media ${until.phone} {
    padding: 16px;
  }
`;

export const PriceLine = styled(Part)`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 16px;
`;

export const PartTitle = styled.span`
  font-size: var(--fs-small);
  line-height: var(--lh-small);
  font-weight: var(--w-medium);
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 16px;
  margin-bottom: 16px;
`;

export const Cut = styled.p`
  /* As wide as the field above it: the total beside both must not jump to another line. */
  width: 0;
  min-width: 100%;
  font-size: 13px;
  line-height: 18px;
  color: var(--c-danger);

  &:not(:empty) {
    margin-top: 4px;
  }
`;

export const SoldOut = styled.p`
  margin-bottom: 16px;
  color: var(--c-text-2);
`;

export const Total = styled.div`
  display: grid;
  text-align: right;
`;

export const Buttons = styled.div`
  display: flex;
  gap: 8px;

  & > button,
  & > a {
    flex: 1;
  }

  @media (max-width: 389.98px) {
    flex-wrap: wrap;

    & > button,
    & > a {
      flex: 1 1 100%;
    }
  }
`;
