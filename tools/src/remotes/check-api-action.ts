import { counted } from '@shop/shared/counted';
import { RefusedError } from '@shop/node/refused-error';
import { print, type Action } from './action';

/** Before an API goes live: no page that is open loses an operation. */
export const checkApiAction: Action = async ({ delivery }) => {
  const { versions, faults } = await delivery.checkApi();
  if (faults.length > 0)
    throw new RefusedError('the API does not answer pages that may be open', 'CHECKS_FAILED', faults);
  print(`the API answers all operations of ${counted(versions, 'version')} that may be open`);
};
