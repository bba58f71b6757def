import { RequestError } from '@shop/shared/runtime';

interface FieldComplaint<Name extends string> {
  name: Name;
  message: string;
}

/** What the API says of the fields that the form has. */
export function fieldComplaints<Name extends string>(error: unknown, names: readonly Name[]): FieldComplaint<Name>[] {
  if (!(error instanceof RequestError)) return [];
  return names.flatMap((name) => {
    const message = error.fields[name];
    return message ? [{ name, message }] : [];
  });
}
