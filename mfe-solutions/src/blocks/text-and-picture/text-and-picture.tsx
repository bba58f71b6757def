import { Grid, media } from '@shop/shared/ui';
import styled from 'styled-components';
import { BlockSection } from '../../components/block-section';
import { ContentArrowLink } from '../../components/content-arrow-link';
import { ContentPicture } from '../../components/content-picture';
import { Figure } from '../../components/figure';
import type { BlockPlace } from '../block';
import { RichNodes } from '../rich-text/rich-nodes';
import type { TextAndPictureProps } from './schema';

const Columns = styled(Grid)`
  align-items: start;
  row-gap: 24px;
`;

interface SideProps {
  $side: TextAndPictureProps['side'];
}

const Words = styled.div<SideProps>`
  grid-area: 1 / ${({ $side }) => ($side === 'right' ? '1 / auto / 6' : '8 / auto / 13')};

  @media ${media.compact} {
    grid-area: auto / 1 / auto / -1;
  }
`;

const Place = styled.div<SideProps>`
  grid-area: 1 / ${({ $side }) => ($side === 'right' ? '7 / auto / 13' : '1 / auto / 7')};

  @media ${media.compact} {
    grid-area: auto / 1 / auto / -1;
  }
`;

const More = styled.p`
  margin-top: 24px;
`;

/** A text with a picture beside it; on a narrow screen the picture is below. */
export function TextAndPicture({ nodes, link, picture, caption, side, ...section }: TextAndPictureProps & BlockPlace) {
  return (
    <BlockSection {...section}>
      <Columns>
        <Words $side={side}>
          <RichNodes blockId={section.id} nodes={nodes} />
          {link && (
            <More>
              <ContentArrowLink link={link} />
            </More>
          )}
        </Words>
        <Place $side={side}>
          <Figure>
            <ContentPicture picture={picture} sizes="(max-width: 1279px) calc(100vw - 32px), 604px" />
            {caption && <figcaption>{caption}</figcaption>}
          </Figure>
        </Place>
      </Columns>
    </BlockSection>
  );
}
