import { useState } from 'react';
import styled from 'styled-components';
import { formatDateLong } from '../../rules/format';
import { Button, Caption, EmailText, Panel } from '../../ui';
import { nameRights } from '../rights';
import { Name, PersonRow } from './person-row';
import { Sure } from './sure';
import type { Invite } from './use-people';

const Box = styled.section`
  margin-top: 24px;

  & > h2 {
    margin-bottom: 12px;
    font-size: 18px;
    line-height: 24px;
  }
`;

interface OpenInvitesProps {
  invites: readonly Invite[];
  onCancel: (invite: Invite) => void;
}

/** The invitations that nobody has taken yet. */
export function OpenInvites({ invites, onCancel }: OpenInvitesProps) {
  const [asked, setAsked] = useState<string | null>(null);
  if (invites.length === 0) return null;
  return (
    <Box aria-labelledby="open-invites">
      <h2 id="open-invites">Ждут ответа</h2>
      <Panel as="ul" aria-labelledby="open-invites">
        {invites.map((invite) => (
          <PersonRow key={`${invite.email} ${invite.expiresAt}`}>
            <div>
              <Name>
                <EmailText email={invite.email} />
              </Name>
              <Caption>
                {[
                  invite.invitedBy && `приглашает ${invite.invitedBy}`,
                  `ссылка действует до\u00A0${formatDateLong(invite.expiresAt)}`,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </Caption>
            </div>
            <span>{nameRights(invite.rights)}</span>
            {asked === invite.email ? (
              <Sure
                text="Отозвать"
                onYes={() => {
                  setAsked(null);
                  onCancel(invite);
                }}
                onNo={() => setAsked(null)}
              />
            ) : (
              <Button
                kind="quiet"
                onClick={() => setAsked(invite.email)}
                aria-label={`Отозвать приглашение: ${invite.email}`}
              >
                Отозвать приглашение
              </Button>
            )}
          </PersonRow>
        ))}
      </Panel>
    </Box>
  );
}
