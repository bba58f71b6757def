import styled from 'styled-components';
import { ErrorPanel, SkeletonLines, Stack } from '@shop/shared/ui';
import { StudioFrame } from '../../components';
import { AnnouncementForm, MenusForm, RedirectsForm, SocialsForm, useSite } from '../../features/site';
import { useSiteChoices } from '../../features/site-choices';

const Title = styled.h1`
  font-size: 28px;
  line-height: 36px;
  letter-spacing: -0.02em;
`;

/** What all pages share. */
export function Screen() {
  const { site, readAtMs, reload, save } = useSite();
  const { targets } = useSiteChoices();
  return (
    <StudioFrame at="/studio/site">
      <Stack gap={4}>
        <Title>Сайт</Title>
        {site === null && <SkeletonLines count={6} />}
        {site === 'failed' && <ErrorPanel title="Не&nbsp;загрузилось" onRetry={reload} />}
        {site !== null && site !== 'failed' && (
          <>
            <AnnouncementForm site={site} readAtMs={readAtMs} targets={targets} save={save} />
            <MenusForm site={site} targets={targets} save={save} />
            <SocialsForm site={site} save={save} />
            <RedirectsForm targets={targets} />
          </>
        )}
      </Stack>
    </StudioFrame>
  );
}
