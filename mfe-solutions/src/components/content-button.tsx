import { ButtonLink } from '@shop/shared/ui';
import styled from 'styled-components';
import { ContentLink } from './content-link';
import { manyWords } from './many-words';

/** A button from a document. Its label may have more words than fit into a line. */
export const ContentButton = styled(ButtonLink).attrs({ as: ContentLink })`
  ${manyWords}
`;
