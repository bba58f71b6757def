import styled from 'styled-components';
import { Link } from '@shop/shared/runtime';
import { Link as TextLink, Muted, Panel, Stack } from '@shop/shared/ui';
import { differenceWords, editPath, holderWords, placeWords, type SiteLink } from './link-place';

const Card = styled(Panel)`
  padding: 14px 16px;
  overflow-wrap: anywhere;

  & > strong::first-letter {
    text-transform: uppercase;
  }
`;

const Line = styled.li`
  padding-block: 8px;
  border-top: 1px solid var(--c-line);
  font-size: 14px;
  line-height: 20px;
`;

interface Holder {
  name: string;
  links: readonly SiteLink[];
}

/** By page, menu or whatever has them, in the order in which they come. */
function byHolder(links: readonly SiteLink[]): Holder[] {
  const groups = new Map<string, { name: string; links: SiteLink[] }>();
  for (const link of links) {
    const name = holderWords(link);
    const key = link.pageId ?? name;
    const group = groups.get(key) ?? { name, links: [] };
    group.links.push(link);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The links that lead nowhere, each with the way to its place. */
export function DeadLinks({ links }: { links: readonly SiteLink[] }) {
  return (
    <Stack as="ul" gap={3} aria-label="Ссылки в&nbsp;никуда">
      {byHolder(links).map(({ name, links: own }) => (
        <Card as="li" key={name} aria-label={name}>
          <strong>{name}</strong>
          <ul>
            {own.map((link) => (
              <Line key={`${link.place ?? link.words} ${link.href}`}>
                <p>{link.problem}</p>
                <TextLink as={Link} to={editPath(link)}>
                  {placeWords(link)}
                </TextLink>
                {differenceWords(link) && <Muted as="span">{` · ${differenceWords(link) ?? ''}`}</Muted>}
              </Line>
            ))}
          </ul>
        </Card>
      ))}
    </Stack>
  );
}
