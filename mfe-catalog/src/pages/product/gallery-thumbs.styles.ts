import styled from 'styled-components';
import { until } from '../../components/breakpoints';

export const Thumbs = styled.div`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  gap: 8px;
  margin-top: 8px;
`;

export const Thumb = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  height: 96px;
  min-width: 0;
  background: var(--c-stage);
  border-radius: var(--r-1);

  & > img {
    width: auto;
    height: 80px;
    object-fit: contain;
  }

  &[aria-selected='true'] {
    box-shadow: inset 0 0 0 1px var(--c-text);
  }

  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    left: 0;
    bottom: 0;
    width: 3px;
    height: 24px;
    background: var(--c-signal);
  }

  @media ${until.phone} {
    height: 60px;

    & > img {
      height: 50px;
    }
  }
`;
