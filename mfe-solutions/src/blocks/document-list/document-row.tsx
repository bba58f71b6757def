import styled from 'styled-components';
import { describeDocument } from '@shop/shared/documents';
import { Caption, DocIcon, DownloadIcon, media, VisuallyHidden } from '@shop/shared/ui';
import { ContentLink } from '../../components/content-link';
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

// The link's own area covers the row, so that all of it can be pressed and it is still read as one link.
const Title = styled.span`
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

const Text = styled.p`
  grid-column: 2;
  font-size: 15px;
  line-height: 22px;
  color: var(--c-text-2);
`;

const Meta = styled(Caption)`
  padding-top: 4px;
  white-space: nowrap;

  @media ${media.phone} {
    grid-row: 3;
    grid-column: 2;
  }
`;

/** One document: a PDF opens in a new tab, a page as any other page. */
export function DocumentRow({ title, text, kind, href }: DocumentItem) {
  const isFile = kind === 'pdf';
  return (
    <Row>
      {isFile ? <DownloadIcon size={24} /> : <DocIcon size={24} />}
      <Title>
        {isFile ? (
          <a href={href} target="_blank" rel="noopener">
            {title}
            <VisuallyHidden>, откроется в&nbsp;новой вкладке</VisuallyHidden>
          </a>
        ) : (
          <ContentLink href={href}>{title}</ContentLink>
        )}
      </Title>
      <Meta>{describeDocument(href)}</Meta>
      <Text>{text}</Text>
    </Row>
  );
}
