import {
  BUYER,
  cartOf,
  fillRegularOrder,
  INVIS_DUOS,
  keepInBrowser,
  shownOrderNumber,
  visit,
} from '../../support/pages';
import { startSite, type Site } from '../../support/site';
import { expect, test } from '../../support/test';
import { startCollector, type Span, type TraceCollector } from '../../support/trace-collector';

let collector: TraceCollector;
let site: Site;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  collector = await startCollector();
  site = await startSite({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_TRACES_SAMPLER: 'always_on' },
  });
});
test.afterAll(async () => {
  await site.stop();
  await collector.stop();
});

test(
  'an order is one trace from the press to the mail, of visitors who allow statistics, and says nothing of the buyer',
  { tag: '@full' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await page.context().addCookies([
      { name: 'agree', value: 'true', url: site.url },
      { name: 'statistics', value: '1', url: site.url },
    ]);
    await keepInBrowser(page, { 'shop.cart': cartOf({ id: INVIS_DUOS.id, childIds: [] }) });
    await visit(page, `${site.url}/checkout`);
    await fillRegularOrder(page, 'Звоните после шести');
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && /siteCreateOrder/.test(request.postData() ?? ''),
    );
    await page.getByRole('button', { name: 'Оформить заказ' }).click();
    const [, traceId] = /^00-([\da-f]{32})-/.exec((await sent).headers().traceparent ?? '') ?? [];
    expect(await shownOrderNumber(page)).toBeGreaterThan(0);
    const ofOrder = () => collector.spans.filter((span) => span.traceId === traceId);
    await expect
      .poll(() => ofOrder().filter(({ name }) => name === 'process outbox').length, { timeout: 20_000 })
      .toBe(2);
    await site.stop(); // which sends the rest

    const spans = ofOrder();
    const ids = new Set(spans.map(({ spanId }) => spanId));
    expect(spans.filter(({ parentSpanId }) => parentSpanId && !ids.has(parentSpanId))).toEqual([]);
    const roots = spans.filter(({ parentSpanId }) => !parentSpanId);
    expect(new Set(roots.map(({ service, name }) => `${service} ${name}`))).toEqual(new Set(['shop-host POST /api']));
    const parentOf = (span: Span) => spans.find(({ spanId }) => spanId === span.parentSpanId);
    const insert = spans.find((span) => span.name === 'INSERT' && parentOf(span)?.name.startsWith('mutation '));
    const way: string[] = [];
    for (let at = insert; at; at = parentOf(at))
      way.push(`${at.service} ${at.name.replace(/^mutation .*/, 'mutation')}`);
    expect(way).toEqual([
      'shop-api INSERT',
      'shop-api mutation',
      'shop-api POST /api',
      'shop-host POST',
      'shop-host POST /api',
    ]);
    const said = [BUYER.name, BUYER.phone, BUYER.email, 'Тверская', 'после шести'];
    expect(said.filter((word) => collector.text().includes(word))).toEqual([]);
  },
);
