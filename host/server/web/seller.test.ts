import { SELLER } from '@shop/shared/seller';
import { startTestHost, textBundle, type TestHost } from '../testing/test-host';
import { removeTemporaryDirs } from '../testing/temporary-store';

const PHONE = '8 800 555-35-35';

let host: TestHost;

afterEach(async () => {
  await host.close();
  removeTemporaryDirs();
});

async function pageOf(data: object): Promise<string> {
  const version = { version: '1.0.0', code: textBundle('Охрана') };
  host = await startTestHost({ 'mfe-test': [version] }, undefined, {}, data);
  return (await host.get('/')).body;
}

it('names the seller as the API does, in the layout and for the browser', async () => {
  const html = await pageOf({ siteSeller: { ...SELLER, phone: PHONE, vatPhrase: 'без НДС', opensAt: '10:00' } });

  expect(html).toContain('href="tel:+78005553535"');
  expect(html).not.toContain(SELLER.phone);
  expect(html).toMatch(/Цены на сайте указаны (<!-- -->)?без НДС/);
  expect(html).toContain(`Бесплатно по России, 10:00–${SELLER.closesAt}`);
  expect(html).toContain(`"seller":{"vatPhrase":"без НДС","phone":"${PHONE}","opensAt":"10:00"}`);
});

it('names the seller that was compiled in while an API does not say, and sends browsers nothing of it', async () => {
  const html = await pageOf({});

  expect(html).toContain(SELLER.phone);
  expect(html).not.toContain('"seller":');
});
