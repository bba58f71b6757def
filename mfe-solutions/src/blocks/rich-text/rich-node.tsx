import styled from 'styled-components';
import { ArrowLink, H3, H4, Note } from '@shop/shared/ui';
import { ContentLink } from '../../components/content-link';
import { RichTable } from './rich-table';
import type { RichTextNode } from './schema';

const Bullets = styled.ul`
  display: grid;
  gap: 8px;

  & > li {
    position: relative;
    padding-left: 24px;
  }

  & > li::before {
    content: '';
    position: absolute;
    top: 12px;
    left: 0;
    width: 9px;
    height: 1px;
    background: var(--neutral-500);
  }
`;

const Numbered = styled.ol`
  display: grid;
  gap: 8px;
  padding-left: 24px;
  list-style: decimal;

  & > li {
    padding-left: 4px;
  }

  & > li::marker {
    font-variant-numeric: tabular-nums;
    color: var(--c-text-3);
  }
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 32px;
`;

/** One node of a running text. */
export function RichNode({ node }: { node: RichTextNode }) {
  switch (node.type) {
    case 'heading':
      return node.level === 2 ? <H3 as="h2">{node.text}</H3> : <H4 as="h3">{node.text}</H4>;
    case 'paragraph':
      return <p>{node.text}</p>;
    case 'list': {
      const List = node.ordered ? Numbered : Bullets;
      return (
        <List>
          {node.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      );
    }
    case 'table':
      return <RichTable caption={node.caption} head={node.head} rows={node.rows} />;
    case 'note':
      return <Note>{node.text}</Note>;
    case 'links':
      return (
        <Links>
          {node.items.map(({ text, href }) => (
            <li key={href}>
              <ArrowLink as={ContentLink} href={href}>
                {text}
              </ArrowLink>
            </li>
          ))}
        </Links>
      );
  }
}
