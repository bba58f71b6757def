import { ButtonLink, Muted, Stack } from '@shop/shared/ui';
import { SettingsSection } from '../../components/settings-section';
import { TEXTS } from './texts';

const { deletion } = TEXTS;

/** A letter, already begun: who writes it is checked before anything is deleted. */
function letterHref(email: string): string {
  const subject = encodeURIComponent(deletion.subject);
  const body = encodeURIComponent(`${deletion.body} E-mail: ${email}`);
  return `mailto:${deletion.address}?subject=${subject}&body=${body}`;
}

export function AccountDeletion({ email }: { email: string }) {
  return (
    <SettingsSection title={deletion.title}>
      <Stack gap={4}>
        <Muted>{deletion.text}</Muted>
        <ButtonLink kind="outline" href={letterHref(email)}>
          {deletion.button}
        </ButtonLink>
      </Stack>
    </SettingsSection>
  );
}
