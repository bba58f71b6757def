import { memo, useId } from 'react';
import styled from 'styled-components';
import { Caption, Checkbox, media } from '@shop/shared/ui';
import { AmountInput } from '../../components';
import { cellLabel } from './change-words';
import {
  findCellError,
  isOwn,
  ownText,
  shownIn,
  type Cell,
  type City,
  type CityEdits,
  type Way,
} from './delivery-edits';

const Line = styled.li`
  display: grid;
  grid-template-columns: var(--columns);
  gap: 4px 12px;
  align-items: center;
  padding: 6px 0;
  border-top: 1px solid var(--c-line);

  & > strong {
    font-weight: var(--w-medium);
    overflow-wrap: anywhere;
  }

  & .label {
    display: none;
  }

  & .off {
    grid-column: span 2;
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    padding: 14px 0;

    & > strong,
    & > .own,
    & > .label {
      grid-column: 1 / -1;
    }

    & .label {
      display: block;
    }

    & .off {
      display: none;
    }
  }
`;

const Fault = styled.p`
  grid-column: 1 / -1;
  color: var(--c-danger);
`;

interface CityLineProps {
  city: City;
  ways: readonly Way[];
  edits: CityEdits;
  /** What the API says of its cells, by `2.price`. */
  errors: Readonly<Record<string, string>>;
  /** The same function at each render. */
  onEdit: (city: City, cell: Cell, text: string) => void;
}

/** A city: whether the shop's own courier goes there, and the price and the days of each way. */
export const CityLine = memo(function CityLine({ city, ways, edits, errors, onEdit }: CityLineProps) {
  const faultId = useId();
  const shown = (cell: Cell) => shownIn(city, edits, cell);
  const errorOf = (cell: Cell) => findCellError(city, edits, cell) ?? errors[cell] ?? null;
  const isOwnCity = isOwn(shown('own'));
  const cells = ways.flatMap(({ id }): Cell[] => [`${id}.price`, `${id}.days`]);
  const faults = [...new Set(cells.flatMap((cell) => errorOf(cell) ?? []))];

  const input = (cell: Cell) => (
    <AmountInput
      isSmall
      aria-label={`${city.city}, ${cellLabel(cell, ways)}`}
      aria-invalid={errorOf(cell) !== null || undefined}
      aria-describedby={errorOf(cell) === null ? undefined : faultId}
      inputMode={cell.endsWith('.price') ? 'decimal' : 'text'}
      value={shown(cell)}
      onChange={({ target }) => onEdit(city, cell, target.value)}
    />
  );

  return (
    <Line>
      <strong>{city.city}</strong>
      <span className="own">
        <Checkbox
          aria-label={`${city.city}, своя доставка`}
          checked={isOwnCity}
          onChange={({ target }) => onEdit(city, 'own', ownText(target.checked))}
        >
          <span className="label">Своя доставка</span>
        </Checkbox>
      </span>
      {ways.map(({ id, name, kind }) => {
        if (kind === 'courier' && !isOwnCity) return <span key={id} className="off" />;
        return [
          <Caption key={`name${id}`} className="label">
            {name}, ₽ и&nbsp;дни
          </Caption>,
          <span key={`price${id}`}>{input(`${id}.price`)}</span>,
          <span key={`days${id}`}>{input(`${id}.days`)}</span>,
        ];
      })}
      {faults.length > 0 && (
        <Fault id={faultId} role="alert">
          {faults.join('. ')}
        </Fault>
      )}
    </Line>
  );
});
