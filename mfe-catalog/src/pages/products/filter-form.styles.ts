import { Container, TabNav } from '@shop/shared/ui';
import styled from 'styled-components';
import { until } from '../../components/breakpoints';

/** Without a box: the bar of categories sticks while the list, which is no part of the form, is scrolled. */
export const Form = styled.form`
  display: contents;
`;

/** The panel opens over the whole width, under the search it stands beside. */
export const Top = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-bottom: 8px;

  & > * {
    grid-area: 1 / 1;
  }

  @media ${until.phone} {
    display: block;
    padding-bottom: 12px;
  }
`;

export const Bar = styled.div`
  position: sticky;
  top: var(--size-header);
  z-index: calc(var(--z-sticky) - 1);
  border-bottom: 1px solid var(--c-line);
  background: var(--c-bg);

  @media ${until.compact} {
    position: static;
  }
`;

export const BarRow = styled(Container)`
  display: flex;
  align-items: center;
  gap: 16px;
  padding-block: 12px;

  @media ${until.compact} {
    flex-wrap: wrap;
  }
`;

export const Categories = styled(TabNav)`
  gap: 24px;
  margin-right: auto;
  border: 0;

  @media ${until.compact} {
    flex: 1 1 100%;
    border-bottom: 1px solid var(--c-line);
  }

  @media ${until.phone} {
    margin-inline: -16px;
    padding-inline: 16px;
  }
`;

export const Order = styled.div`
  width: 268px;

  @media ${until.phone} {
    flex: 1;
    width: auto;
    min-width: 0;
  }
`;
