import { useState } from 'react';
import { fillTemplate, formatDateLong } from '@shop/shared/format';
import { mutate, query, useShop, type Shop } from '@shop/shared/runtime';
import { Checkbox, Small, Stack } from '@shop/shared/ui';
import { SettingsSection } from '../../components/settings-section';
import { PrivateBlock, RowsSkeleton, usePrivateData } from '../../features/private-data';
import { SetConsentDocument, UserConsentsDocument, type UserConsentsQuery } from '../../generated/graphql';
import { TEXTS } from './texts';

const { consents: texts } = TEXTS;

type Consent = UserConsentsQuery['currentUserConsents'][number];

async function loadConsents(client: Shop['client']): Promise<Consent[]> {
  return (await query(client, UserConsentsDocument, {})).currentUserConsents;
}

interface AdvertisingProps {
  /** The last decision; undefined before the first one. */
  consent: Consent | undefined;
  onDecided: (consents: Consent[]) => void;
}

/** The tick for mails with offers: the user's own, never ticked before, revocable at any time. */
function Advertising({ consent, onDecided }: AdvertisingProps) {
  const { client, notices } = useShop();
  const [isBusy, setIsBusy] = useState(false);
  const isGiven = consent?.isGiven ?? false;

  const decide = async () => {
    setIsBusy(true);
    try {
      await mutate(client, SetConsentDocument, { input: { purpose: 'advertising', isGiven: !isGiven } });
      onDecided(await loadConsents(client));
    } catch {
      notices.getState().show(texts.notKept);
    }
    setIsBusy(false);
  };

  return (
    <Checkbox checked={isGiven} aria-disabled={isBusy} onChange={() => !isBusy && void decide()}>
      {texts.advertising}
    </Checkbox>
  );
}

function decidedText({ isGiven, textsVersion, decidedAt }: Consent): string {
  const text = isGiven ? texts.given : texts.withdrawn;
  return fillTemplate(text, { date: formatDateLong(decidedAt), edition: textsVersion });
}

/** What the user agrees to besides the contract, and how to take it back. */
export function ConsentsSection() {
  const source = usePrivateData(loadConsents);
  return (
    <SettingsSection title={texts.title} hint={texts.hint}>
      <PrivateBlock source={source} skeleton={<RowsSkeleton label={texts.loading} />} failure={texts.failed}>
        {(consents) => {
          const consent = consents.find(({ purpose }) => purpose === 'advertising');
          return (
            <Stack gap={2}>
              <Advertising consent={consent} onDecided={source.replace} />
              {consent && <Small as="p">{decidedText(consent)}</Small>}
            </Stack>
          );
        }}
      </PrivateBlock>
    </SettingsSection>
  );
}
