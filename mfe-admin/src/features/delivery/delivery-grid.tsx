import { useState } from 'react';
import styled from 'styled-components';
import { Caption, EmptyState, media, Panel, TextInput } from '@shop/shared/ui';
import { fold } from '../../words';
import { CityLine } from './city-line';
import type { City, CityEdits } from './delivery-edits';
import type { DeliveryTable } from './use-delivery';

const Box = styled(Panel)<{ $ways: number }>`
  --columns: minmax(140px, 1fr) 88px repeat(${({ $ways }) => $ways}, 104px 76px);

  /* A city and its price stay together. */
  max-width: 960px;
  padding: 4px 16px;
  font-size: 14px;
  line-height: 20px;
  font-variant-numeric: tabular-nums;
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: var(--columns);
  gap: 0 12px;
  align-items: end;
  padding: 8px 0;
  color: var(--c-text-3);

  & > .way {
    grid-column: span 2;
  }

  @media ${media.phone} {
    display: none;
  }
`;

const Search = styled(TextInput)`
  margin-bottom: 12px;

  @media ${media.fromTablet} {
    max-width: 320px;
  }
`;

const NO_EDITS: CityEdits = {};
const NO_ERRORS: Readonly<Record<string, string>> = {};

/** What the API says of the cells of one city. */
function errorsOf({ id }: City, errors: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const prefix = `${id}.`;
  const own = Object.entries(errors).filter(([name]) => name.startsWith(prefix));
  return own.length === 0
    ? NO_ERRORS
    : Object.fromEntries(own.map(([name, error]) => [name.slice(prefix.length), error]));
}

interface DeliveryGridProps {
  table: DeliveryTable & { delivery: NonNullable<DeliveryTable['delivery']> };
  errors: Readonly<Record<string, string>>;
}

/** The prices and days of all cities. What is collected costs nothing, and has no cells. */
export function DeliveryGrid({ table: { delivery, edits, edit }, errors }: DeliveryGridProps) {
  const [asked, setAsked] = useState('');
  const ways = delivery.types.filter(({ kind, active }) => active && kind !== 'pickup');
  const found = delivery.cities.filter(({ city }) => fold(city).includes(fold(asked)));
  return (
    <>
      <Search
        isSmall
        type="search"
        aria-label="Найти город"
        placeholder="Найти город"
        value={asked}
        onChange={({ target }) => setAsked(target.value)}
      />
      {found.length === 0 ? (
        <EmptyState title="Такого города нет" text="Его можно добавить." />
      ) : (
        <Box $ways={ways.length}>
          <Head aria-hidden="true">
            <span>Город</span>
            <span>Своя доставка</span>
            {ways.map(({ id, name }) => (
              <span key={id} className="way">
                {name}
                <Caption as="span">, ₽ и&nbsp;рабочие дни</Caption>
              </span>
            ))}
          </Head>
          <ul aria-label="Города доставки">
            {found.map((city) => (
              <CityLine
                key={city.id}
                city={city}
                ways={ways}
                edits={edits[city.id] ?? NO_EDITS}
                errors={errorsOf(city, errors)}
                onEdit={edit}
              />
            ))}
          </ul>
        </Box>
      )}
    </>
  );
}
