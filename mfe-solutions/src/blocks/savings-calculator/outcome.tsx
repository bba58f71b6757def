import styled from 'styled-components';
import { ButtonLink, KeyValueList, Muted } from '@shop/shared/ui';
import { ContentLink } from '../../components/content-link';
import { formatResult, type Values } from './calculate';
import type { SavingsCalculatorProps } from './schema';

const Total = styled.p`
  margin-bottom: 24px;
  font-size: min(56px, 12vw);
  line-height: 64px;
  letter-spacing: -0.04em;
  font-weight: 380;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Onward = styled.div`
  margin-top: auto;
  padding-top: 32px;
`;

interface OutcomeProps extends Pick<SavingsCalculatorProps, 'results' | 'button'> {
  values: Values;
}

/** The main result large, the others in a list. */
export function Outcome({ results, button, values }: OutcomeProps) {
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
        <ButtonLink as={ContentLink} href={button.href} isFull>
          {button.text}
        </ButtonLink>
      </Onward>
    </>
  );
}
