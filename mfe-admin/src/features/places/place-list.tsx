import { useState } from 'react';
import styled from 'styled-components';
import { Badge, Button, Caption, EmptyState, media, Panel, Row, TextInput } from '@shop/shared/ui';
import type { Place } from './place-fields';

const Box = styled(Panel)`
  max-width: 960px;
  margin-top: 12px;
  padding: 4px 16px;
  font-size: 14px;
  line-height: 20px;
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  justify-content: space-between;
  align-items: center;
  padding: 8px 0;
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid var(--c-line);
  }

  & > div {
    min-width: 0;
  }
`;

const Search = styled(TextInput)`
  @media ${media.fromTablet} {
    max-width: 320px;
  }
`;

const fold = (text: string) => text.trim().toLocaleLowerCase('ru').replaceAll('ё', 'е');

interface PlaceListProps {
  places: readonly Place[];
  onOpen: (id: number) => void;
}

/** All places, found by title, city or address. */
export function PlaceList({ places, onOpen }: PlaceListProps) {
  const [asked, setAsked] = useState('');
  const found = places.filter(({ title, city, address }) => fold(`${city} ${address} ${title}`).includes(fold(asked)));
  return (
    <>
      <Row gap={3}>
        <Search
          isSmall
          type="search"
          aria-label="Найти точку"
          placeholder="Найти точку"
          value={asked}
          onChange={({ target }) => setAsked(target.value)}
        />
        <Button kind="outline" onClick={() => onOpen(0)}>
          Добавить точку
        </Button>
      </Row>
      {found.length === 0 ? (
        <EmptyState title="Таких точек нет" text="Её можно добавить." />
      ) : (
        <Box>
          <ul aria-label="Точки">
            {found.map(({ id, title, city, address, active }) => (
              <Line key={id}>
                <div>
                  <strong>{title}</strong> {!active && <Badge>не&nbsp;на&nbsp;сайте</Badge>}
                  <Caption>{`${city}, ${address}`}</Caption>
                </div>
                <Button kind="quiet" aria-label={`Изменить: ${title}, ${city}`} onClick={() => onOpen(id)}>
                  Изменить
                </Button>
              </Line>
            ))}
          </ul>
        </Box>
      )}
    </>
  );
}
