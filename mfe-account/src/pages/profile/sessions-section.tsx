import { Small, Stack } from '@shop/shared/ui';
import { SettingsSection } from '../../components/settings-section';
import { PrivateBlock, RowsSkeleton, usePrivateData } from '../../features/private-data';
import { SessionList } from './session-list';
import { SignOutEverywhere } from './sign-out-everywhere';
import { TEXTS } from './texts';
import { loadSessions } from './user-sessions';

const { sessions: texts } = TEXTS;

/** Where the user is signed in, and how to end that. */
export function SessionsSection() {
  const source = usePrivateData(loadSessions);
  return (
    <SettingsSection title={texts.title} hint={texts.hint}>
      <PrivateBlock source={source} skeleton={<RowsSkeleton label={texts.loading} />} failure={texts.failed}>
        {(sessions) => (
          <Stack gap={4}>
            <SessionList
              sessions={sessions}
              onClosed={(closed) => source.replace(sessions.filter(({ id }) => id !== closed.id))}
            />
            {sessions.length === 1 && <Small as="p">{texts.onlyThis}</Small>}
            <SignOutEverywhere />
          </Stack>
        )}
      </PrivateBlock>
    </SettingsSection>
  );
}
