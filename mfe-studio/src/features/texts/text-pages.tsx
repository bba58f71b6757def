import styled from 'styled-components';
import { Link } from '@shop/shared/runtime';
import { Checkbox, Link as TextLink, Mono, Muted, Panel, Stack } from '@shop/shared/ui';
import { pageName } from '../../words';
import { TextLine, TextQuote } from './text-quote';
import type { TextPage } from './use-texts';

type Hit = TextPage['hits'][number];

const Card = styled(Panel)`
  padding: 14px 16px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  overflow-wrap: anywhere;

  & > :last-child {
    margin-left: auto;
  }
`;

const Where = styled(Muted)`
  font-size: 13px;
  line-height: 18px;
`;

const STATES: Readonly<Record<TextPage['state'], string>> = {
  live: 'на\u00A0сайте',
  draft: 'черновик',
  off: 'снята с\u00A0сайта',
};

/** «на сайте, есть новые правки» */
const stateWords = ({ state, hasUnpublished }: TextPage) =>
  hasUnpublished ? `${STATES[state]}, есть новые правки` : STATES[state];

/** Where draft and site differ. */
function differenceWords({ isInDraft, isOnSite, isHidden }: Hit, { state }: TextPage): string | null {
  if (isHidden) return isOnSite ? 'блок скрыт в\u00A0черновике' : 'скрытый блок';
  if (!isInDraft) return 'только на\u00A0сайте: в\u00A0черновике этого уже нет';
  return isOnSite || state !== 'live' ? null : 'только в\u00A0черновике';
}

/** Where the words stand, each with the way to its place in the editor. */
function HitLine({ hit, page }: { hit: Hit; page: TextPage }) {
  const { path, names, isInDraft } = hit;
  const difference = differenceWords(hit, page);
  return (
    <TextLine>
      <TextQuote quote={hit} />
      <Where>
        {isInDraft ? (
          <TextLink as={Link} to={`/studio/${page.id}?at=${encodeURIComponent(path)}`}>
            {names.join(', ')}
          </TextLink>
        ) : (
          names.join(', ')
        )}
        {difference && ` · ${difference}`}
      </Where>
    </TextLine>
  );
}

interface TextPagesProps {
  pages: readonly TextPage[];
  chosen: readonly TextPage[];
  onChoose: (id: string, isChosen: boolean) => void;
}

/** The pages that have the words. Those whose draft has them can be chosen for a replacement. */
export function TextPages({ pages, chosen, onChoose }: TextPagesProps) {
  return (
    <Stack as="ul" gap={3} aria-label="Страницы с&nbsp;этими словами">
      {pages.map((page) => (
        <Card as="li" key={page.id} aria-label={pageName(page.title)}>
          <Head>
            {page.count > 0 ? (
              <Checkbox checked={chosen.includes(page)} onChange={({ target }) => onChoose(page.id, target.checked)}>
                <strong>{pageName(page.title)}</strong>
              </Checkbox>
            ) : (
              <strong>{pageName(page.title)}</strong>
            )}
            {page.path === '' ? <Where>Общий блок</Where> : <Mono>{page.path}</Mono>}
            <Where>{stateWords(page)}</Where>
          </Head>
          <ul>
            {page.hits.map((hit, index) => (
              <HitLine key={`${hit.path} ${index}`} hit={hit} page={page} />
            ))}
          </ul>
          {page.count > page.hits.length && <Where>{`и\u00A0ещё ${page.count - page.hits.length}`}</Where>}
        </Card>
      ))}
    </Stack>
  );
}
