import { useState } from 'react';
import styled from 'styled-components';
import { fillTemplate } from '@shop/shared/format';
import { mutate, RequestError, useShop, type Shop } from '@shop/shared/runtime';
import { Button, Note, Row } from '@shop/shared/ui';
import { FormFailure } from '@shop/shared/forms';
import { CancelEmailChangeDocument, ResendEmailConfirmationDocument } from '../../generated/graphql';
import { TEXTS } from './texts';

const { waiting } = TEXTS.email;

const Box = styled.div`
  margin-bottom: 24px;
`;

const Text = styled.p`
  overflow-wrap: anywhere;
`;

const Actions = styled(Row)`
  margin-top: 12px;
`;

type Action = 'resend' | 'cancel';

const FAILED: Record<Action, string> = { resend: waiting.resendFailed, cancel: waiting.cancelFailed };

async function resend({ client, notices }: Shop): Promise<void> {
  await mutate(client, ResendEmailConfirmationDocument, {});
  notices.getState().show(waiting.resent);
}

async function cancel({ auth, client, notices }: Shop): Promise<void> {
  const { cancelEmailChange } = await mutate(client, CancelEmailChangeDocument, {});
  auth.getState().setUser(cancelEmailChange);
  notices.getState().show(waiting.cancelled);
}

const RUN: Record<Action, (shop: Shop) => Promise<void>> = { resend, cancel };

/** Whether the link was used in another browser, has expired, or the change was taken back. */
function isOver(error: unknown): boolean {
  return error instanceof RequestError && error.code === 'NOT_FOUND';
}

/** One action at a time, and why the last one failed. */
function useActions() {
  const shop = useShop();
  const [running, setRunning] = useState<Action | null>(null);
  const [failure, setFailure] = useState<{ action: Action; error: unknown } | null>(null);

  const run = async (action: Action) => {
    if (running) return;
    setRunning(action);
    setFailure(null);
    try {
      await shop.track(RUN[action](shop));
    } catch (error) {
      if (isOver(error)) await shop.session.loadUser();
      else setFailure({ action, error });
    }
    setRunning(null);
  };
  return { running, failure, run };
}

/** Says that a new e-mail waits for its mailbox, which the page also shows after a reload. */
export function WaitingEmail({ newEmail }: { newEmail: string }) {
  const { running, failure, run } = useActions();
  return (
    <Box>
      <Note role="status">
        <Text>{fillTemplate(waiting.text, { email: newEmail })}</Text>
        <Actions gap={2}>
          <Button kind="outline" isLoading={running === 'resend'} onClick={() => void run('resend')}>
            {waiting.resend}
          </Button>
          <Button kind="quiet" isLoading={running === 'cancel'} onClick={() => void run('cancel')}>
            {waiting.cancel}
          </Button>
        </Actions>
      </Note>
      {failure && <FormFailure error={failure.error} text={FAILED[failure.action]} />}
    </Box>
  );
}
