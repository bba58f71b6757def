import styled, { css } from 'styled-components';
import { until } from './breakpoints';

const wideStage = css`
  flex: 1 1 54%;
  height: auto;

  & > img {
    width: 100%;
    height: 400px;
    padding-inline: 16px;
    object-fit: contain;
  }
`;

export const Stage = styled.div<{ $isWide: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  height: 236px;
  overflow: hidden;
  background: var(--c-stage);

  & > img {
    width: auto;
    height: 200px;
  }

  & > .ruler {
    position: absolute;
    inset: auto 0 0;
  }

  ${({ $isWide }) => $isWide && wideStage}

  @media ${until.phone} {
    flex: none;
    height: ${({ $isWide }) => ($isWide ? '260px' : '200px')};

    & > img {
      height: ${({ $isWide }) => ($isWide ? '220px' : '172px')};
    }
  }
`;

export const Tag = styled.span`
  position: absolute;
  left: 12px;
  top: 12px;
  z-index: 1;
  padding: 3px 8px;
  background: var(--c-surface);
  border-radius: var(--r-1);
  font-size: 13px;
  line-height: 18px;
`;
