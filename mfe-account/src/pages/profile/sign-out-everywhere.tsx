import { useState } from 'react';
import { useShop } from '@shop/shared/runtime';
import { Button, ConfirmDialog, Stack } from '@shop/shared/ui';
import { FormFailure } from '@shop/shared/forms';
import { TEXTS } from './texts';

const { everywhere, everywhereFailed, question } = TEXTS.sessions;

/** Ends all sessions after the user confirms. The page then starts again as a guest's. */
export function SignOutEverywhere() {
  const { session, track } = useShop();
  const [state, setState] = useState({ isConfirming: false, isBusy: false, error: null as unknown });

  const handleConfirm = async () => {
    setState({ isConfirming: true, isBusy: true, error: null });
    try {
      // It stays busy afterwards: the browser is leaving the page.
      await track(session.signOutEverywhere());
    } catch (error) {
      setState({ isConfirming: false, isBusy: false, error });
    }
  };

  return (
    <Stack gap={4}>
      <Button kind="outline" onClick={() => setState({ isConfirming: true, isBusy: false, error: null })}>
        {everywhere}
      </Button>
      <ConfirmDialog
        {...question}
        isOpen={state.isConfirming}
        isBusy={state.isBusy}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setState({ isConfirming: false, isBusy: false, error: null })}
      />
      <FormFailure error={state.error} text={everywhereFailed} />
    </Stack>
  );
}
