import styled from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden';
import { DocIcon } from '../icons/icons';

export interface DocumentItem {
  title: string;
  href: string;
  /** «PDF, 1,2 МБ» */
  meta?: string;
}

export interface DocumentListProps {
  items: readonly DocumentItem[];
  className?: string;
}

const Item = styled.li`
  border-top: 1px solid var(--c-line);

  &:last-child {
    border-bottom: 1px solid var(--c-line);
  }
`;

const Title = styled.span`
  flex: 1;
`;

const Meta = styled.span`
  font-size: 13px;
  line-height: 18px;
  color: var(--c-text-3);
`;

const Anchor = styled.a`
  display: flex;
  gap: 16px;
  align-items: center;
  padding: 14px 0;

  &:hover > ${Title} {
    text-decoration: underline;
    text-underline-offset: 4px;
  }

  & > svg {
    flex: none;
  }
`;

/** Documents that open in a new tab. */
export function DocumentList({ items, className }: DocumentListProps) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <Item key={item.href}>
          <Anchor href={item.href} target="_blank" rel="noopener">
            <DocIcon size={24} />
            <Title>
              {item.title}
              <VisuallyHidden>, откроется в новой вкладке</VisuallyHidden>
            </Title>
            {item.meta && <Meta>{item.meta}</Meta>}
          </Anchor>
        </Item>
      ))}
    </ul>
  );
}
