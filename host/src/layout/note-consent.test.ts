/** @jest-environment jsdom */
import { noteConsent } from './note-consent';

const fetched = jest.fn();

beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched;
});

it('tells the shop of the choice', async () => {
  fetched.mockResolvedValue(Response.json({ data: { siteSetConsent: { success: true } } }));

  await noteConsent(true);

  const [[url, { body }]] = fetched.mock.calls;
  expect(String(url)).toBe('/api');
  expect(JSON.parse(body)).toMatchObject({ variables: { input: { purpose: 'statistics', isGiven: true } } });
});

it('says nothing to the visitor when the shop cannot be reached', async () => {
  fetched.mockRejectedValue(new TypeError('offline'));

  await expect(noteConsent(false)).resolves.toBeUndefined();
});
