import styled from 'styled-components';
import type { DocumentFault } from '@shop/shared/page-documents';
import { AlertIcon, Button, CheckIcon } from '@shop/shared/ui';

const List = styled.ul`
  border-bottom: 1px solid var(--c-line);
`;

const Item = styled.li<{ $isWrong: boolean }>`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  gap: 10px;
  align-items: start;
  padding: 10px 8px 10px 16px;
  border-top: 1px solid var(--c-line);
  font-size: 14px;
  line-height: 20px;

  & > svg {
    color: ${({ $isWrong }) => ($isWrong ? 'var(--c-danger)' : 'var(--c-text-3)')};
  }
`;

const ToField = styled(Button).attrs({ kind: 'quiet' })`
  height: 32px;
  margin-top: -6px;
  padding-inline: 8px;
  font-size: 14px;
`;

const CHECKS: readonly { title: string; codes: ReadonlySet<DocumentFault['code']> }[] = [
  {
    title: 'Поля заполнены',
    codes: new Set(['missing', 'type', 'too-long', 'too-many', 'characters', 'count', 'period']),
  },
  { title: 'Заголовок и\u00A0якоря на\u00A0месте', codes: new Set(['heading', 'anchor', 'repeated', 'empty']) },
  { title: 'Ссылки ведут на\u00A0страницы', codes: new Set(['link']) },
];
const ADDRESS = { title: 'Адрес и\u00A0место в\u00A0меню', codes: new Set<DocumentFault['code']>(['address', 'menu']) };

interface CheckListProps {
  /** A common block has none. */
  hasAddress: boolean;
  faults: readonly DocumentFault[];
  /** Leads to the field of a fault. */
  onFault: (path: string) => void;
}

/** What keeps the page from being published, each with the way to its field, and what is right. */
export function CheckList({ hasAddress, faults, onFault }: CheckListProps) {
  const codes = new Set(faults.map(({ code }) => code));
  const right = [...CHECKS, ...(hasAddress ? [ADDRESS] : [])].filter(
    (check) => ![...codes].some((code) => check.codes.has(code)),
  );
  return (
    <List aria-label="Проверка страницы">
      {faults.map(({ path, text }, index) => (
        <Item key={`${path} ${index}`} $isWrong>
          <AlertIcon size={18} />
          <span>{text}</span>
          <ToField onClick={() => onFault(path)} aria-label={`К полю: ${text}`}>
            К&nbsp;полю
          </ToField>
        </Item>
      ))}
      {right.map(({ title }) => (
        <Item key={title} $isWrong={false}>
          <CheckIcon size={18} />
          <span>{title}</span>
        </Item>
      ))}
    </List>
  );
}
