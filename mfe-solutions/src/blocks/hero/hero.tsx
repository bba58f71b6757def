import { Container, Display, Lead, media } from '@shop/shared/ui';
import styled, { css } from 'styled-components';
import { anyWords, SECTION_BREAK } from '../../components/block-section';
import { ContentButton } from '../../components/content-button';
import type { BlockPlace } from '../block';
import type { NamedProduct } from '../named-products';
import { HeroPicture } from './hero-picture';
import { ProductLine } from './product-line';
import { isLongTitle } from './is-long-title';
import type { HeroProps } from './schema';

const COMPACT = `${media.compact} and (min-width: 768px)`;

const Frame = styled.section`
  position: relative;
  overflow: hidden;
  ${anyWords}
`;

interface ColumnsProps {
  $isHome: boolean;
  $hasPicture: boolean;
}

function heightOf({ $isHome, $hasPicture }: ColumnsProps): number {
  if (!$hasPicture) return 0;
  return $isHome ? 676 : 560;
}

const Columns = styled(Container)<ColumnsProps>`
  position: relative;
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: 24px;
  min-height: ${heightOf}px;
  padding-bottom: ${({ $hasPicture }) => ($hasPicture ? 0 : 64)}px;

  @media ${media.compact} {
    display: block;
    min-height: 0;
    padding-bottom: 0;
  }
`;

const Copy = styled.div<{ $isHome: boolean }>`
  position: relative;
  z-index: 2;
  grid-area: 1 / 1 / 2 / 7;
  padding-block: ${({ $isHome }) => ($isHome ? 88 : 56)}px 48px;

  @media ${COMPACT} {
    padding-block: ${({ $isHome }) => ($isHome ? 56 : 24)}px 0;
  }

  @media ${media.phone} {
    padding-block: ${({ $isHome }) => ($isHome ? 40 : 16)}px 0;
  }
`;

const solutionTitle = css`
  font-size: clamp(40px, 5vw, 68px);
  line-height: 1.04;

  @media ${media.phone} {
    font-size: min(40px, 11.5vw);
  }
`;

// At this width the title breaks at the same words in the web font and in its substitute, so the
// page does not shift when the font arrives.
const homeTitle = css`
  @media ${media.phone} {
    max-width: 300px;
  }
`;

/** A page of words has the heading of all other pages, whatever is drawn beside it. */
const wordsTitle = css`
  font-size: var(--fs-h1);
  line-height: var(--lh-h1);
  letter-spacing: var(--ls-h1);
  font-weight: var(--w-heading);
`;

const WORDS: ReadonlySet<HeroProps['picture']> = new Set(['dialog', 'hidden-van', 'none']);

interface TitleProps {
  $isHome: boolean;
  $isOfWords: boolean;
}

function titleStyle({ $isHome, $isOfWords }: TitleProps) {
  if ($isOfWords) return wordsTitle;
  return $isHome ? homeTitle : solutionTitle;
}

const Title = styled(Display)<TitleProps>`
  ${titleStyle}
`;

const HeroLead = styled(Lead)`
  max-width: 440px;
  margin-top: 28px;

  @media ${media.narrowDesktop} {
    max-width: 380px;
  }

  @media ${media.phone} {
    margin-top: 16px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  margin-top: 36px;

  @media ${media.phone} {
    margin-top: 24px;

    & > * {
      flex: 1 1 100%;
    }
  }
`;

interface HeroBlockProps extends HeroProps, BlockPlace {
  /** The goods of the strip. */
  data: readonly NamedProduct[];
}

/** The first screen of a page. With a strip of products it is the taller one of the home page. */
export function Hero({
  id,
  title,
  titleSecond,
  lead,
  primary,
  secondary,
  picture,
  photo,
  strip,
  data,
  isFirst,
}: HeroBlockProps) {
  const isHome = strip !== undefined;
  const hasPicture = photo !== undefined || picture !== 'none';
  const isOfWords = (!isHome && WORDS.has(picture)) || isLongTitle(`${title} ${titleSecond ?? ''}`);
  return (
    <Frame id={id} aria-labelledby={`${id}-title`} {...SECTION_BREAK}>
      <Columns $isHome={isHome} $hasPicture={hasPicture}>
        <Copy $isHome={isHome}>
          <Title as={isFirst ? 'h1' : 'h2'} $isHome={isHome} $isOfWords={isOfWords} id={`${id}-title`}>
            {title}
            {titleSecond && <br />}
            {titleSecond}
          </Title>
          <HeroLead>{lead}</HeroLead>
          <Actions>
            {primary && (
              <ContentButton href={primary.href} size="lg">
                {primary.text}
              </ContentButton>
            )}
            {secondary && (
              <ContentButton href={secondary.href} kind="outline" size="lg">
                {secondary.text}
              </ContentButton>
            )}
          </Actions>
        </Copy>
        <HeroPicture {...{ picture, photo, isHome }} />
      </Columns>
      {strip && <ProductLine strip={strip} products={data} />}
    </Frame>
  );
}
