import { Container, media } from '@shop/shared/ui';
import { useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import type { PageDocument } from '@shop/shared/page-documents';
import { contentsOf } from './contents';
import { ContentsNav } from './contents-nav';

/**
 * The table of contents in three columns, as the categories of the catalogue, and the text in the
 * other nine: so nothing of a page is left blank beside it. Blocks bring their own containers,
 * which have no margins here.
 */
const Columns = styled(Container)<{ $isBelowHero: boolean }>`
  --text-end: 12;
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: 24px;
  padding-top: ${({ $isBelowHero }) => ($isBelowHero ? '96px' : '0')};

  & > section {
    grid-column: 4 / -1;
    min-width: 0;
  }

  & > section > ${Container} {
    max-width: none;
    padding-inline: 0;
  }

  @media ${media.compact} {
    display: block;
  }

  @media ${media.phone} {
    padding-top: ${({ $isBelowHero }) => ($isBelowHero ? '64px' : '0')};
  }
`;

interface TextPageProps {
  document: PageDocument;
  /** The blocks of the page, in order. */
  children: readonly ReactNode[];
}

/** The blocks of a page with a table of contents beside them. A hero stays above both. */
export function TextPage({ document, children }: TextPageProps) {
  const { contents } = document.root.props;
  const entries = useMemo(() => contentsOf(document), [document]);

  const isBelowHero = document.content[0]?.type === 'Hero';
  const [first, ...others] = children;
  const nav = <ContentsNav entries={entries} isEverywhere={contents === 'everywhere'} />;
  return (
    <>
      {isBelowHero && first}
      <Columns $isBelowHero={isBelowHero}>
        {!isBelowHero && first}
        {nav}
        {others}
      </Columns>
    </>
  );
}
