import { RequestError } from '@shop/shared/runtime';

/**
 * Calls an address, and once more after a proof of the second factor where the API asks for one.
 * @throws RequestError also when the person declines
 */
export async function withProof<Value>(prove: () => Promise<boolean>, call: () => Promise<Value>): Promise<Value> {
  try {
    return await call();
  } catch (error) {
    const needsProof = error instanceof RequestError && error.details.secondFactor === true;
    if (!needsProof || !(await prove())) throw error;
    return call();
  }
}
