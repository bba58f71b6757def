import { ButtonLink } from '@shop/shared/ui';
import { SECTION_BREAK } from '../../components/block-section';
import { ContentLink } from '../../components/content-link';
import { Actions, Columns, Copy, Frame, HeroLead, Title } from './hero-layout';
import { HeroPicture } from './hero-picture';
import { ProductLine } from './product-line';
import type { HeroProps } from './schema';

/** The first screen of a page. With a strip of products it is the home page's, which is taller. */
export function Hero({ id, title, titleSecond, lead, primary, secondary, picture, strip }: HeroProps) {
  const isHome = strip !== undefined;
  return (
    <Frame id={id} aria-labelledby={`${id}-title`} {...SECTION_BREAK}>
      <Columns $isHome={isHome} $hasPicture={picture !== 'none'}>
        <Copy $isHome={isHome}>
          <Title $isHome={isHome} id={`${id}-title`}>
            {title}
            {titleSecond && <br />}
            {titleSecond}
          </Title>
          <HeroLead>{lead}</HeroLead>
          <Actions>
            {primary && (
              <ButtonLink as={ContentLink} href={primary.href} size="lg">
                {primary.text}
              </ButtonLink>
            )}
            {secondary && (
              <ButtonLink as={ContentLink} href={secondary.href} kind="outline" size="lg">
                {secondary.text}
              </ButtonLink>
            )}
          </Actions>
        </Copy>
        <HeroPicture picture={picture} isHome={isHome} />
      </Columns>
      {strip && <ProductLine strip={strip} />}
    </Frame>
  );
}
