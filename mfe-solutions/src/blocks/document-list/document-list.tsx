import { describeDocument } from '@shop/shared/documents';
import { Caption, DocIcon, DownloadIcon, Grid, H3, media, VisuallyHidden } from '@shop/shared/ui';
import styled from 'styled-components';
import { BlockSection } from '../../components/block-section';
import { SmallText } from '../../components/block-text';
import { ContentLink } from '../../components/content-link';
import { partId } from '../../components/part-id';
import type { BlockPlace } from '../block';
import type { DocumentListProps } from './schema';

type DocumentItem = DocumentListProps['groups'][number]['items'][number];

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  gap: 4px 16px;
  align-items: start;
  padding: 18px 0;
  border-bottom: 1px solid var(--c-line);

  @media ${media.phone} {
    grid-template-columns: 24px minmax(0, 1fr);
  }
`;

// The area of the link covers the row: the whole row can be pressed, and a screen reader reads one
// link.
const RowTitle = styled.span`
  font-size: 18px;
  line-height: 24px;

  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & > a:hover {
    color: var(--c-link);
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

const Text = styled(SmallText)`
  grid-column: 2;
`;

const Meta = styled(Caption)`
  padding-top: 4px;
  white-space: nowrap;

  @media ${media.phone} {
    grid-row: 3;
    grid-column: 2;
  }
`;

/** One document. A PDF opens in a new tab, a page opens like any other page. */
function DocumentRow({ title, text, kind, href }: DocumentItem) {
  const isFile = kind === 'pdf';
  return (
    <Row>
      {isFile ? <DownloadIcon size={24} /> : <DocIcon size={24} />}
      <RowTitle>
        {isFile ? (
          <a href={href} target="_blank" rel="noopener">
            {title}
            <VisuallyHidden>, откроется в&nbsp;новой вкладке</VisuallyHidden>
          </a>
        ) : (
          <ContentLink href={href}>{title}</ContentLink>
        )}
      </RowTitle>
      <Meta>{describeDocument(href)}</Meta>
      <Text>{text}</Text>
    </Row>
  );
}

const Group = styled(Grid)`
  & + & {
    margin-top: 48px;
  }

  @media ${media.phone} {
    display: block;
  }
`;

const Title = styled(H3)`
  grid-column: 1 / 4;
  margin-bottom: 16px;
`;

const Rows = styled.ul`
  grid-column: 4 / 13;
  border-top: 1px solid var(--c-line-strong);
`;

/** Documents in groups, each with a description, its type and its size. */
export function DocumentList({ groups, ...section }: DocumentListProps & BlockPlace) {
  return (
    <BlockSection {...section}>
      {groups.map(({ title, items }, index) => (
        <Group key={title} id={partId(section.id, index)}>
          <Title as={section.isFirst ? 'h2' : 'h3'}>{title}</Title>
          <Rows aria-label={title}>
            {items.map((item) => (
              <DocumentRow key={item.href} {...item} />
            ))}
          </Rows>
        </Group>
      ))}
    </BlockSection>
  );
}
