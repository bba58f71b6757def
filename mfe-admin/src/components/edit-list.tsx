import { useState } from 'react';
import styled from 'styled-components';
import { Badge, Button, Caption, EmptyState, media, Panel, Row, TextInput } from '@shop/shared/ui';
import { fold } from '../words';

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

/** One thing that can be opened. */
export interface EditItem {
  id: number;
  title: string;
  note: string;
  /** Why nobody sees it; null when everybody does. */
  badge: string | null;
}

interface EditLinesProps {
  label: string;
  items: readonly EditItem[];
  onOpen: (id: number) => void;
}

/** Things in lines, each with a button that opens it. */
export function EditLines({ label, items, onOpen }: EditLinesProps) {
  return (
    <ul aria-label={label}>
      {items.map(({ id, title, note, badge }) => (
        <Line key={id}>
          <div>
            <strong>{title}</strong> {badge !== null && <Badge>{badge}</Badge>}
            <Caption>{note}</Caption>
          </div>
          <Button kind="quiet" aria-label={`Изменить: ${title}, ${note}`} onClick={() => onOpen(id)}>
            Изменить
          </Button>
        </Line>
      ))}
    </ul>
  );
}

interface EditListProps extends EditLinesProps {
  /** «Найти точку», «Добавить точку», «Таких точек нет» */
  words: { find: string; add: string; none: string };
}

/** Things that are found by their words, opened, and added with the id 0. */
export function EditList({ label, items, words: { find, add, none }, onOpen }: EditListProps) {
  const [asked, setAsked] = useState('');
  const found = items.filter(({ title, note }) => fold(`${title} ${note}`).includes(fold(asked)));
  return (
    <>
      <Row gap={3}>
        <Search
          isSmall
          type="search"
          aria-label={find}
          placeholder={find}
          value={asked}
          onChange={({ target }) => setAsked(target.value)}
        />
        <Button kind="outline" onClick={() => onOpen(0)}>
          {add}
        </Button>
      </Row>
      {found.length === 0 ? (
        <EmptyState title={none} text="Можно добавить." />
      ) : (
        <Box>
          <EditLines label={label} items={found} onOpen={onOpen} />
        </Box>
      )}
    </>
  );
}
