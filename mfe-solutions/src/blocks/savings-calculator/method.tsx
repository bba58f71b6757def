import styled from 'styled-components';
import { withUnit } from './calculate';
import type { SavingsCalculatorProps } from './schema';

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

/** How the estimate is made, to be checked by whoever doubts it. */
export function Method({ constants, results, formula, note }: MethodProps) {
  return (
    <>
      <Remark>{note}</Remark>
      <Fold>
        <summary>Как считаем</summary>
        <p>{formula}</p>
        <ul>
          {results.map(({ key, label, words }) => (
            <li key={key}>{`${label}: ${words}.`}</li>
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
