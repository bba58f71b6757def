import styled from 'styled-components';
import { countOf } from '@shop/shared/format';
import { useSearchParams } from '@shop/shared/runtime';
import { EmptyState, ErrorPanel, Muted, SkeletonLines, Stack } from '@shop/shared/ui';
import { StudioFrame } from '../../components';
import { FactNote, FindForm, Replaced, ReplaceForm, SiteTexts, TextPages, useTexts } from '../../features/texts';

const Title = styled.h1`
  font-size: 28px;
  line-height: 36px;
  letter-spacing: -0.02em;
`;

/** Where words stand on all pages, and other words in their place. */
export function Screen() {
  const [search, setSearch] = useSearchParams();
  const phrase = search.get('find')?.slice(0, 200).trim() ?? '';
  const texts = useTexts(phrase);
  const { pages, siteTexts, chosen, fields, refused, replaced } = texts;
  const hitCount = chosen.reduce((sum, { count }) => sum + count, 0);
  const find = (asked: string) => {
    texts.forgetReplaced();
    if (asked === phrase) texts.searchAgain();
    else setSearch({ find: asked });
  };
  return (
    <StudioFrame at="/studio/texts">
      <Stack gap={4}>
        <Title>Слова на&nbsp;всех страницах</Title>
        <FindForm key={phrase} phrase={phrase} error={fields.phrase} isBusy={texts.isLoading} onFind={find} />
        {replaced && <Replaced pages={replaced} onPublished={texts.searchAgain} onClose={texts.forgetReplaced} />}
        <FactNote phrase={phrase} onFind={find} />
        {texts.isLoading && <SkeletonLines count={6} />}
        {refused !== null && <ErrorPanel title={refused} onRetry={texts.searchAgain} />}
        {pages?.length === 0 && siteTexts?.length === 0 && !replaced && (
          <EmptyState
            title="Таких слов нет"
            text="Их нет ни&nbsp;на&nbsp;страницах сайта, ни&nbsp;в&nbsp;черновиках, ни&nbsp;в&nbsp;меню и&nbsp;объявлении. Товары и&nbsp;цены правят в&nbsp;«Магазине»."
          />
        )}
        {siteTexts && siteTexts.length > 0 && <SiteTexts texts={siteTexts} />}
        {pages && pages.length > 0 && (
          <>
            <Muted role="status">{`Нашлось на\u00A0${countOf(pages.length, ['странице', 'страницах', 'страницах'])}`}</Muted>
            <ReplaceForm
              pageCount={chosen.length}
              hitCount={hitCount}
              error={fields.replacement ?? fields.pages}
              isBusy={texts.isBusy}
              onReplace={(replacement) => void texts.replace(replacement)}
            />
            <TextPages pages={pages} chosen={chosen} onChoose={texts.choose} />
          </>
        )}
      </Stack>
    </StudioFrame>
  );
}
