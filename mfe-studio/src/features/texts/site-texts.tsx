import styled from 'styled-components';
import { Link } from '@shop/shared/runtime';
import { useMay } from '@shop/shared/staff';
import { Link as TextLink, Muted, Panel } from '@shop/shared/ui';
import { TextLine, TextQuote } from './text-quote';
import type { SiteText } from './use-texts';

const Card = styled(Panel)`
  padding: 14px 16px;
`;

const Where = styled(Muted)`
  font-size: 13px;
  line-height: 18px;
`;

const placeOf = ({ kind, title }: SiteText) =>
  kind === 'menu' ? `Меню «${title}»` : 'Объявление на\u00A0всех страницах';

/** Where the words stand outside of pages. They are changed in «Сайт», and on the site at once. */
export function SiteTexts({ texts }: { texts: readonly SiteText[] }) {
  const mayChange = useMay('publish');
  return (
    <Card as="section" aria-labelledby="site-texts">
      <strong id="site-texts">Меню и&nbsp;объявление</strong>
      <ul>
        {texts.map((text, index) => (
          <TextLine key={index}>
            <TextQuote quote={text} />
            <Where>
              {mayChange ? (
                <TextLink as={Link} to="/studio/site">
                  {placeOf(text)}
                </TextLink>
              ) : (
                placeOf(text)
              )}
            </Where>
          </TextLine>
        ))}
      </ul>
    </Card>
  );
}
