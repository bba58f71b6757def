import styled from 'styled-components';
import type { Change } from './compare-values';

const List = styled.ul`
  display: grid;
  gap: 10px;
  margin-top: 10px;
  font-size: 14px;
  line-height: 20px;
`;

const Where = styled.p`
  font-weight: var(--w-medium);
`;

const Gone = styled.del`
  display: block;
  margin-top: 2px;
  padding-left: 10px;
  border-left: 2px solid var(--c-danger-line);
  color: var(--c-text-2);
  overflow-wrap: anywhere;
`;

const Come = styled.ins`
  display: block;
  margin-top: 2px;
  padding-left: 10px;
  border-left: 2px solid var(--neutral-950);
  overflow-wrap: anywhere;
  text-decoration: none;
`;

interface ChangeListProps {
  changes: readonly Change[];
}

/** What changed, place by place: the words before, and the words after. */
export function ChangeList({ changes }: ChangeListProps) {
  if (changes.length === 0) return <List as="p">Тексты не&nbsp;менялись</List>;
  return (
    <List>
      {changes.map(({ title, before, after }, index) => (
        // Two changes may have the same title: two items that are gone.
        <li key={`${title} ${index}`}>
          <Where>{title}</Where>
          {before !== undefined && <Gone>{before}</Gone>}
          {after !== undefined && <Come>{after}</Come>}
        </li>
      ))}
    </List>
  );
}
