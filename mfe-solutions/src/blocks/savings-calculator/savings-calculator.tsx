import { darkScope, Grid, KeyValueList, media, Muted } from '@shop/shared/ui';
import { useState } from 'react';
import styled, { css } from 'styled-components';
import { BlockSection } from '../../components/block-section';
import { ContentButton } from '../../components/content-button';
import { useEstimate } from '../../components/estimate';
import type { BlockPlace } from '../block';
import { calculate, defaultValues, estimateWords, formatResult, withUnit, type Values } from './calculate';
import type { CurrentPrices } from './data';
import { withFigures, withPrices } from './figures';
import type { SavingsCalculatorProps } from './schema';
import { Slider } from './slider';

const Total = styled.p`
  margin-bottom: 24px;
  font-size: min(56px, 12vw);
  line-height: 64px;
  letter-spacing: -0.04em;
  font-weight: 380;
  font-variant-numeric: tabular-nums;
`;

const Onward = styled.div`
  margin-top: auto;
  padding-top: 32px;
`;

interface OutcomeProps extends Pick<SavingsCalculatorProps, 'results' | 'button'> {
  values: Values;
  /** Called when the visitor goes on to the form. */
  onContinue: () => void;
}

/** Shows the main result large and the others in a list. */
function Outcome({ results, button, values, onContinue }: OutcomeProps) {
  const main = results.find(({ primary }) => primary);
  const others = results.filter(({ primary }) => !primary);
  return (
    <>
      {main && <Muted>{main.label}</Muted>}
      {main && (
        <Total>
          <output>{formatResult(values[main.key], main)}</output>
        </Total>
      )}
      <KeyValueList
        items={others.map((result) => ({
          key: result.key,
          label: result.label,
          value: formatResult(values[result.key], result),
        }))}
      />
      <Onward>
        <ContentButton href={button.href} isFull onClick={onContinue}>
          {button.text}
        </ContentButton>
      </Onward>
    </>
  );
}

const Fold = styled.details`
  max-width: 57em;
  margin-top: 24px;
  font-size: 14px;
  line-height: 20px;
  color: var(--c-text-2);

  & > summary {
    padding-block: 8px;
    font-weight: var(--w-medium);
    color: var(--c-link);
    cursor: pointer;
  }

  & > * + * {
    margin-top: 8px;
  }
`;

const Remark = styled.p`
  max-width: 57em;
  margin-top: 16px;
  font-size: 14px;
  line-height: 20px;
  color: var(--c-text-2);
`;

type MethodProps = Pick<SavingsCalculatorProps, 'constants' | 'results' | 'formula' | 'note'>;

/** Explains the estimate, so that a visitor can check it. */
function Method({ constants, results, formula, note }: MethodProps) {
  return (
    <>
      <Remark>{withFigures(note, constants)}</Remark>
      <Fold>
        <summary>Как считаем</summary>
        <p>{withFigures(formula, constants)}</p>
        <ul>
          {results.map(({ key, label, words }) => (
            <li key={key}>{`${label}: ${withFigures(words, constants)}.`}</li>
          ))}
        </ul>
        <ul>
          {constants.map(({ key, label, unit, value }) => (
            <li key={key}>{`${label}: ${withUnit(value, unit)}`}</li>
          ))}
        </ul>
      </Fold>
    </>
  );
}

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

/** Half of the sheet; a row of its own on narrower windows. */
const pane = css`
  min-width: 0;
  padding: 40px;

  @media ${media.compact} {
    grid-column: 1 / -1;
  }

  @media ${media.phone} {
    padding: 28px 16px;
  }
`;

const Inputs = styled.div`
  display: grid;
  grid-column: 1 / 8;
  gap: 36px;
  align-content: start;
  ${pane}
`;

const Results = styled.div`
  ${darkScope}
  display: flex;
  flex-direction: column;
  grid-column: 8 / 13;
  color: var(--c-text);
  background: var(--c-surface-dark);
  ${pane}
`;

interface SavingsCalculatorBlockProps extends SavingsCalculatorProps, BlockPlace {
  /** What goods behind constants cost now. */
  data?: CurrentPrices;
}

/** An estimate from the visitor's own numbers. Without JavaScript it uses the default numbers. */
export function SavingsCalculator(props: SavingsCalculatorBlockProps) {
  const { inputs, constants: ofDocument, results, text, formula, note, button, data = {}, ...section } = props;
  const constants = withPrices(ofDocument, data);
  const [values, setValues] = useState(() => defaultValues(inputs));
  const { carry } = useEstimate();
  const outcome = calculate({ constants, results }, values);
  const size = inputs.find(({ isFleetSize }) => isFleetSize);
  const handleContinue = () =>
    carry({
      text: estimateWords({ inputs, results }, { ...values, ...outcome }),
      size: size && values[size.key],
    });
  return (
    <BlockSection {...section} text={withFigures(text, constants)}>
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
          <Outcome results={results} button={button} values={outcome} onContinue={handleContinue} />
        </Results>
      </Sheet>
      <Method constants={constants} results={results} formula={formula} note={note} />
    </BlockSection>
  );
}
