import styled from 'styled-components';
import { EmptyState, ErrorPanel, Muted, SkeletonLines, Stack } from '@shop/shared/ui';
import { StudioFrame } from '../../components';
import { DeadLinks, useDeadLinks } from '../../features/site-links';

const Title = styled.h1`
  font-size: 28px;
  line-height: 36px;
  letter-spacing: -0.02em;
`;

/** The links of the site that lead nowhere. */
export function Screen() {
  const { links, reload } = useDeadLinks();
  return (
    <StudioFrame at="/studio/links">
      <Stack gap={4}>
        <div>
          <Title>Ссылки в&nbsp;никуда</Title>
          <Muted>
            На&nbsp;страницах и&nbsp;в&nbsp;черновиках, в&nbsp;меню, объявлении и&nbsp;переадресациях. Ссылки
            на&nbsp;другие сайты не&nbsp;проверяются.
          </Muted>
        </div>
        {links === null && <SkeletonLines count={6} />}
        {links === 'failed' && <ErrorPanel title="Не&nbsp;загрузилось" onRetry={reload} />}
        {links !== null && links !== 'failed' && links.length === 0 && (
          <EmptyState
            title="Таких ссылок нет"
            text="Все ссылки на&nbsp;страницы, якоря и&nbsp;товары сайта ведут куда нужно."
          />
        )}
        {links !== null && links !== 'failed' && links.length > 0 && <DeadLinks links={links} />}
      </Stack>
    </StudioFrame>
  );
}
