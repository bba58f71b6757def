import type { OperationResult } from 'urql';
import type { Shop } from '@shop/shared/runtime';

type Client = Shop['client'];

const isProofMissing = ({ error }: Pick<OperationResult, 'error'>) =>
  error?.graphQLErrors[0]?.extensions.secondFactor === true;

/**
 * A client whose calls wait for a proof of the second factor where one is missing, and are then
 * sent again: their callers notice nothing.
 * @param prove `isAsked`: the person has pressed something. False: the person declines, and the
 *   call is answered with its refusal
 */
export function createProvingClient(client: Client, prove: (isAsked: boolean) => Promise<boolean>): Client {
  const proven = async <Result extends OperationResult>(isAsked: boolean, send: () => Promise<Result>) => {
    const result = await send();
    return isProofMissing(result) && (await prove(isAsked)) ? send() : result;
  };
  return {
    query: (document, variables) => proven(false, () => client.query(document, variables)),
    mutation: (document, variables) => proven(true, () => client.mutation(document, variables)),
  };
}
