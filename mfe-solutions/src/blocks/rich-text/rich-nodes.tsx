import { useShopConfig } from '@shop/shared/runtime';
import { H3, H4, media, Note, visuallyHidden, VisuallyHidden } from '@shop/shared/ui';
import styled, { css } from 'styled-components';
import { ContentArrowLink } from '../../components/content-arrow-link';
import { ContentPicture } from '../../components/content-picture';
import { Figure } from '../../components/figure';
import { partId } from '../../components/part-id';
import { STEP_PICTURES, type StepPicture } from '../../components/step-pictures';
import type { RichTextNode, TableNode } from './schema';
import { nestedLines, type NestedLine } from './nested-lines';
import { SpanText } from './span-text';

/** More columns than this become a list on a phone. */
const MAX_ON_PHONE = 2;

// On a phone a row of many cells becomes a list: nothing is cut off, and each value has the name of
// its column above it.
const stacked = css`
  & thead {
    ${visuallyHidden}
  }

  & tr,
  & tbody th,
  & td {
    display: block;
  }

  & tr {
    padding: 16px 0;
    border-bottom: 1px solid var(--c-line);
  }

  & tbody th,
  & td {
    padding: 0;
    border-bottom: 0;
    overflow-wrap: anywhere;
  }

  & td {
    margin-top: 8px;
  }

  & td::before {
    content: attr(data-column);
    display: block;
    font-size: 13px;
    line-height: 18px;
    color: var(--c-text-3);
  }
`;

/** A tall picture, such as a screen of a phone, is not enlarged to the width of the text. */
const TextFigure = styled(Figure)<{ $most: string }>`
  & img {
    max-width: ${({ $most }) => $most};
  }
`;

/** A word that is wider than its column scrolls the table, not the page. */
const TableRegion = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-x: auto;
`;

const Table = styled.table<{ $columns: number }>`
  overflow-wrap: break-word;

  & th,
  & td {
    padding: 12px 24px 12px 0;
    font-weight: var(--w-body);
    text-align: left;
    vertical-align: top;
    border-bottom: 1px solid var(--c-line);
  }

  & thead th {
    font-size: 14px;
    line-height: 20px;
    color: var(--c-text-2);
    border-bottom-color: var(--c-line-strong);
  }

  & tbody th {
    font-weight: var(--w-medium);
  }

  @media ${media.phone} {
    & td:last-child,
    & th:last-child {
      padding-right: 0;
    }

    ${({ $columns }) => $columns > MAX_ON_PHONE && stacked}
  }
`;

function RichTable({ caption, head, rows }: Pick<TableNode, 'caption' | 'head' | 'rows'>) {
  return (
    <TableRegion>
      <Table $columns={head.length}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {head.map((title, index) => (
              <th key={index} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([title, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{title}</th>
              {cells.map((cell, index) => (
                <td key={index} data-column={head[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </TableRegion>
  );
}

const Bullets = styled.ul`
  display: grid;
  gap: 8px;

  & > li {
    position: relative;
    padding-left: 24px;
  }

  & > li > ul {
    margin-top: 8px;
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

  & > li > ol {
    margin-top: 8px;
  }

  & > li::marker {
    font-variant-numeric: tabular-nums;
    color: var(--c-text-3);
  }
`;

interface LinesProps {
  ordered: boolean;
  lines: readonly NestedLine[];
}

/** The lines of a list, and the lists inside of them. */
function Lines({ ordered, lines }: LinesProps) {
  const List = ordered ? Numbered : Bullets;
  return (
    <List>
      {lines.map(({ text, spans, inner }, index) => (
        <li key={index}>
          <SpanText text={text} spans={spans} />
          {inner.length > 0 && <Lines ordered={ordered} lines={inner} />}
        </li>
      ))}
    </List>
  );
}

const DrawnSteps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 32px 24px;
  counter-reset: step;

  & > li {
    counter-increment: step;
  }

  @media ${media.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;

    & > li {
      display: grid;
      grid-template-columns: min(128px, 30vw) minmax(0, 1fr);
      gap: 16px;
      align-items: start;
    }
  }
`;

const StepDrawing = styled.img`
  width: 100%;
  height: auto;
  background: var(--c-stage);
  border-radius: var(--r-1);
`;

const StepText = styled.p`
  margin-top: 12px;

  &::before {
    content: counter(step);
    display: block;
    margin-bottom: 4px;
    font: 400 12px / 16px var(--font-mono);
    color: var(--c-text-3);
  }

  @media ${media.phone} {
    margin-top: 0;
  }
`;

interface StepListProps {
  items: readonly string[];
  pictures: readonly StepPicture[];
}

/** Steps with a drawing each. The drawings repeat the texts, so they have no words of their own. */
function StepList({ items, pictures }: StepListProps) {
  return (
    <DrawnSteps>
      {items.map((item, index) => {
        const picture = pictures[index];
        return (
          <li key={item}>
            {picture && <StepDrawing src={STEP_PICTURES[picture]} alt="" width={200} height={130} loading="lazy" />}
            <StepText>{item}</StepText>
          </li>
        );
      })}
    </DrawnSteps>
  );
}

/** What a page says of discounts for a quantity, which the shop may have switched off. */
function DiscountText({ text }: { text: string }) {
  const { areDiscountsEnabled } = useShopConfig();
  return areDiscountsEnabled && <p>{text}</p>;
}

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 32px;
`;

interface RichNodeProps {
  node: RichTextNode;
  /** The anchor of a heading. */
  id: string;
}

function RichNode({ node, id }: RichNodeProps) {
  switch (node.type) {
    case 'heading':
      return node.level === 2 ? (
        <H3 as="h2" id={id}>
          {node.text}
        </H3>
      ) : (
        <H4 as="h3" id={id}>
          {node.text}
        </H4>
      );
    case 'paragraph':
      return (
        <p>
          <SpanText text={node.text} spans={node.spans} />
        </p>
      );
    case 'list':
      if (node.pictures) return <StepList items={node.items} pictures={node.pictures} />;
      return <Lines ordered={node.ordered} lines={nestedLines(node)} />;
    case 'table':
      return <RichTable caption={node.caption} head={node.head} rows={node.rows} />;
    case 'discounts':
      return <DiscountText text={node.text} />;
    case 'note':
      return <Note>{node.text}</Note>;
    case 'picture':
      return (
        <TextFigure $most={node.picture.height > node.picture.width ? `${node.picture.width}px` : '100%'}>
          <ContentPicture picture={node.picture} sizes="(max-width: 1023px) calc(100vw - 32px), 832px" />
          {node.caption && <figcaption>{node.caption}</figcaption>}
        </TextFigure>
      );
    case 'links':
      return (
        <Links>
          {node.items.map((link) => (
            <li key={link.href}>
              <ContentArrowLink link={link} />
            </li>
          ))}
        </Links>
      );
  }
}

const Body = styled.div`
  min-width: 0;
  max-width: 52em;

  & strong {
    font-weight: var(--w-medium);
  }

  & > * + * {
    margin-top: 20px;
  }

  & > * + h2,
  & > * + h3 {
    margin-top: 40px;
  }

  & > h2 + *,
  & > h3 + * {
    margin-top: 12px;
  }
`;

interface RichNodesProps {
  /** The anchor of their block. */
  blockId: string;
  nodes: readonly RichTextNode[];
  className?: string;
}

/** The parts of a text, one below the other. */
export function RichNodes({ blockId, nodes, className }: RichNodesProps) {
  return (
    <Body className={className}>
      {nodes.map((node, index) => (
        <RichNode key={`${node.type}-${index}`} node={node} id={partId(blockId, index)} />
      ))}
    </Body>
  );
}
