import { DocumentList, H3, type DocumentItem } from '@shop/shared/ui';
import styled from 'styled-components';

const List = styled(DocumentList)`
  margin: 12px 0 48px;
`;

/** Manuals and drawings, each with its type and size. */
export function ProductDocuments({ documents }: { documents: readonly DocumentItem[] }) {
  if (documents.length === 0) return null;
  return (
    <>
      <H3>Документы</H3>
      <List items={documents} />
    </>
  );
}
