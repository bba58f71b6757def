import { useState } from 'react';
import styled from 'styled-components';
import { Grid, darkScope, media } from '@shop/shared/ui';
import { BlockSection } from '../../components/block-section';
import type { BlockPlace } from '../block';
import { calculate, defaultValues } from './calculate';
import { Method } from './method';
import { Outcome } from './outcome';
import type { SavingsCalculatorProps } from './schema';
import { Slider } from './slider';

const Sheet = styled(Grid)`
  gap: 0;
  background: var(--c-surface);
  border: 1px solid var(--c-line-strong);
  border-radius: var(--r-1);

  @media ${media.phone} {
    gap: 0;
    margin-inline: -16px;
    border-inline: 0;
  }
`;

const Inputs = styled.div`
  display: grid;
  grid-column: 1 / 8;
  gap: 36px;
  align-content: start;
  min-width: 0;
  padding: 40px;

  @media ${media.compact} {
    grid-column: 1 / -1;
  }

  @media ${media.phone} {
    padding: 28px 16px;
  }
`;

const Results = styled.div`
  ${darkScope}
  display: flex;
  flex-direction: column;
  grid-column: 8 / 13;
  min-width: 0;
  padding: 40px;
  color: var(--c-text);
  background: var(--c-surface-dark);

  @media ${media.compact} {
    grid-column: 1 / -1;
  }

  @media ${media.phone} {
    padding: 28px 16px;
  }
`;

/** An estimate on the visitor's own numbers; without JavaScript it shows that of the default ones. */
export function SavingsCalculator(props: SavingsCalculatorProps & BlockPlace) {
  const { inputs, constants, results, formula, note, button, ...section } = props;
  const [values, setValues] = useState(() => defaultValues(inputs));
  return (
    <BlockSection {...section}>
      <Sheet>
        <Inputs>
          {inputs.map((input) => (
            <Slider
              key={input.key}
              input={input}
              value={values[input.key] ?? input.default}
              onChange={(value) => setValues((known) => ({ ...known, [input.key]: value }))}
            />
          ))}
        </Inputs>
        <Results>
          <Outcome results={results} button={button} values={calculate({ constants, results }, values)} />
        </Results>
      </Sheet>
      <Method constants={constants} results={results} formula={formula} note={note} />
    </BlockSection>
  );
}
