import styled from 'styled-components';
import { RemoteWidget } from '@shop/shared/federation';
import { ArrowLink } from '@shop/shared/ui';
import { BlockSection } from '../../components/block-section';
import { ContentLink } from '../../components/content-link';
import type { BlockPlace } from '../block';
import { ProductList } from './product-list';
import type { ProductStripBlockProps } from './schema';

const More = styled.p`
  margin-top: 32px;
`;

/** Goods as cards of the catalogue's own making. */
export function ProductStrip({ slugs, link, ...section }: ProductStripBlockProps & BlockPlace) {
  return (
    <BlockSection {...section}>
      <RemoteWidget id="mfe-catalog/product-strip" props={{ slugs }} fallback={<ProductList slugs={slugs} />} />
      {link && (
        <More>
          <ArrowLink as={ContentLink} href={link.href}>
            {link.text}
          </ArrowLink>
        </More>
      )}
    </BlockSection>
  );
}
