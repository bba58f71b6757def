import { formatNumber } from '@shop/shared/format';
import { FigureTable } from '../figures';
import { GOALS, rateWords } from './test-words';
import type { PageTest } from './use-page-test';

interface TestTableProps {
  test: PageTest;
}

/** Both versions of a test, beside each other. */
export function TestTable({ test: { numberA, numberB, share, goal, a, b } }: TestTableProps) {
  const variants = [
    { name: 'A', number: numberA, share: 100 - share, counts: a },
    { name: 'B', number: numberB, share, counts: b },
  ];
  return (
    <FigureTable aria-label="Версии A и B">
      <thead>
        <tr>
          <td />
          {variants.map(({ name, number, share: part }) => (
            <th key={name} scope="col">
              {`${name}: версия\u00A0${number}`}
              <br />
              {`${part}\u00A0%`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Посетители</th>
          {variants.map(({ name, counts }) => (
            <td key={name}>{formatNumber(counts.visitors)}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{GOALS[goal]}</th>
          {variants.map(({ name, counts }) => (
            <td key={name}>
              {formatNumber(counts.successes)}
              {counts.visitors > 0 && <small>{rateWords(counts)}</small>}
            </td>
          ))}
        </tr>
      </tbody>
    </FigureTable>
  );
}
