import styled from 'styled-components';
import { Caption } from '@shop/shared/ui';
import type { Contact } from './schema';

const List = styled.ul<{ $isLarge: boolean }>`
  display: grid;
  gap: 16px;
  font-size: ${({ $isLarge }) => ($isLarge ? 28 : 18)}px;
  line-height: ${({ $isLarge }) => ($isLarge ? 36 : 24)}px;
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;

  & a:hover {
    color: var(--c-link);
  }
`;

const Note = styled(Caption)`
  display: block;
  letter-spacing: 0;
`;

interface ContactListProps {
  contacts: readonly Contact[];
  isLarge?: boolean;
}

export function ContactList({ contacts, isLarge = false }: ContactListProps) {
  return (
    <List $isLarge={isLarge}>
      {contacts.map(({ text, href, note }) => (
        <li key={href}>
          <a href={href}>{text}</a>
          <Note>{note}</Note>
        </li>
      ))}
    </List>
  );
}
