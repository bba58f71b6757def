import { Caption, Lead as LeadText, media } from '@shop/shared/ui';
import styled from 'styled-components';
import { until } from '../../components/breakpoints';

/** Gallery and facts on the left, buying on the right; on phones it is between them. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  grid-template-rows: auto 1fr;
  gap: 24px;
  align-items: start;

  @media ${until.tablet} {
    display: block;
  }

  /* Paper: what was chosen, and nothing to press. */
  @media print {
    display: block;

    & :is(button, input:not(:checked), [role='group'], label:not(:has(:checked))) {
      display: none;
    }

    /* Printers leave out the ground that a tick stands on. */
    & :checked {
      appearance: auto;
    }
  }
`;

export const Buying = styled.div`
  grid-column: 8 / 13;
  grid-row: 1 / 3;
  padding-left: 24px;

  @media ${media.compact} {
    grid-column: 7 / 13;
    padding-left: 0;
  }

  @media ${until.tablet} {
    padding-top: 24px;
  }
`;

export const Code = styled(Caption)`
  display: block;
  margin-top: 4px;
`;

export const Lead = styled(LeadText)`
  margin-top: 8px;
`;

/** Under the buttons, which are on the first screen. */
export const Rest = styled.p`
  margin-top: 20px;
  color: var(--c-text-2);
  font-size: 15px;
  line-height: 22px;
`;

export const PromisesBox = styled.ul`
  display: grid;
  gap: 10px;
  margin-top: 20px;
  color: var(--c-text-2);
  font-size: var(--fs-small);
  line-height: var(--lh-small);

  & > li {
    display: flex;
    gap: 12px;
  }

  & svg {
    flex: none;
  }

  & a:hover {
    color: var(--c-text);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

export const FactsBox = styled.dl`
  grid-column: 1 / 8;
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: 28px 0;
  margin-top: 16px;

  @media ${media.compact} {
    grid-column: 1 / 7;
    grid-template-columns: 1fr;
  }

  @media ${until.tablet} {
    grid-template-columns: repeat(2, 1fr);
    margin-top: 28px;
  }

  @media print {
    grid-template-columns: repeat(4, 1fr);
    gap: 16px;
  }

  @media ${media.phone} {
    grid-template-columns: 1fr;
  }
`;

export const KeyFact = styled.div`
  position: relative;
  padding: 0 20px 0 16px;

  &::before {
    content: '';
    position: absolute;
    left: 0;
    top: 6px;
    bottom: 2px;
    width: 1px;
    background: var(--neutral-400);
  }

  & > dt {
    font-size: 28px;
    line-height: 34px;
    letter-spacing: -0.025em;
    font-weight: var(--w-heading);
  }

  & > dd {
    margin-top: 4px;
    color: var(--c-text-2);
    font-size: 15px;
    line-height: 22px;
  }
`;
