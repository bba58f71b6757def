import { useCallback, useEffect, useState } from 'react';
import { mutate, query, useShop } from '@shop/shared/runtime';
import {
  OwnFactorsDocument,
  RemoveFactorDocument,
  RenamePasskeyDocument,
  RenewRecoveryCodesDocument,
  StartTotpDocument,
  type FactorKind,
  type OwnFactorFragment,
} from '../../generated/graphql';
import { addPasskey } from '../passkeys';
import type { TotpStart } from '../setup/totp-setup';
import { useAttempt } from '../use-attempt';

export interface ShownFactor {
  kind: FactorKind;
  /** Of a passkey. */
  id: string | null;
}

/**
 * One's own second factors and what can be done with them. The client asks for a proof where one is
 * missing.
 */
export function useOwnFactors() {
  const { client } = useShop();
  const [factors, setFactors] = useState<OwnFactorFragment | 'failed' | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [totp, setTotp] = useState<TotpStart | null>(null);
  const { isBusy, error, run } = useAttempt();

  const load = useCallback(
    () =>
      query(client, OwnFactorsDocument, {}).then(
        ({ staffMe }) => setFactors(staffMe.secondFactor),
        () => setFactors('failed'),
      ),
    [client],
  );
  useEffect(() => void load(), [load]);

  /** Shows the codes that came with the first factor, and the list as it is now. */
  const added = (given: string[] | null) => {
    setTotp(null);
    setCodes(given);
    return load();
  };

  return {
    ...{ factors, codes, totp, isBusy, error },
    load: () => void load(),
    added: (given: string[] | null) => void added(given),
    closeTotp: () => setTotp(null),
    closeCodes: () => {
      setCodes(null);
      void load();
    },
    addPasskey: () => run(async () => added(await addPasskey(client))),
    startTotp: () => run(async () => setTotp((await mutate(client, StartTotpDocument, {})).staffStartTotp)),
    renewCodes: () =>
      run(async () => {
        const { staffRenewRecoveryCodes } = await mutate(client, RenewRecoveryCodesDocument, {});
        setCodes(staffRenewRecoveryCodes.recoveryCodes ?? null);
      }),
    rename: (id: string, name: string) =>
      run(async () =>
        setFactors((await mutate(client, RenamePasskeyDocument, { id, name })).staffRenamePasskey.secondFactor),
      ),
    remove: (factor: ShownFactor) =>
      run(async () => setFactors((await mutate(client, RemoveFactorDocument, factor)).staffRemoveFactor.secondFactor)),
  };
}
