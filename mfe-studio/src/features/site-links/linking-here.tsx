import styled from 'styled-components';
import { Link } from '@shop/shared/runtime';
import { Link as TextLink, Muted, Stack } from '@shop/shared/ui';
import { differenceWords, editPath, holderWords, placeWords, type SiteLink } from './link-place';
import { useLinksTo } from './use-links-to';

const Box = styled.section`
  padding: 4px 16px 16px;
  font-size: 14px;
  line-height: 20px;
  overflow-wrap: anywhere;

  & > h3 {
    margin-bottom: 8px;
    font-size: 14px;
    line-height: 20px;
    font-weight: var(--w-medium);
  }
`;

const Place = styled(Muted)`
  font-size: 13px;
  line-height: 18px;
`;

function LinkLine({ link, isCommon }: { link: SiteLink; isCommon: boolean }) {
  const words = [!isCommon && placeWords(link), differenceWords(link)].filter(Boolean).join(' · ');
  return (
    <li>
      <TextLink as={Link} to={editPath(link)}>
        {holderWords(link)}
      </TextLink>
      {words && <Place>{words}</Place>}
    </li>
  );
}

const OF_PAGE = { title: 'Кто ссылается сюда', none: 'Никто: ни\u00A0страницы, ни\u00A0меню.' };
const OF_COMMON = { title: 'Где стоит этот блок', none: 'Пока ни\u00A0на\u00A0одной странице.' };

interface LinkingHereProps {
  pageId: string;
  /** A common block has no address: pages have it. */
  isCommon?: boolean;
}

/** Which pages, menus and redirects lead to the page, each with the way to where it is edited. */
export function LinkingHere({ pageId, isCommon = false }: LinkingHereProps) {
  const links = useLinksTo(pageId);
  if (links === null) return null;
  const words = isCommon ? OF_COMMON : OF_PAGE;
  return (
    <Box aria-labelledby="linking-here">
      <h3 id="linking-here">{words.title}</h3>
      {links.length === 0 ? (
        <Muted>{words.none}</Muted>
      ) : (
        <Stack as="ul" gap={2}>
          {links.map((link) => (
            <LinkLine
              key={`${link.kind} ${link.title} ${link.place ?? link.words} ${link.href}`}
              link={link}
              isCommon={isCommon}
            />
          ))}
        </Stack>
      )}
    </Box>
  );
}
