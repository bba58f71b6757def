import type { ComponentType } from 'react';
import { fakeApi, makeProduct, renderPage, userEvent, withRights } from '@shop/shared/testing';
import type { WidgetModule } from '@shop/shared/federation';
import type { PublicLists, ShopConfig, ShopStorage } from '@shop/shared/runtime';
import { screen, within } from '@testing-library/react';

export type Answer = Parameters<typeof fakeApi>[number];

interface Opened {
  at: string;
  path: string;
  storage?: ShopStorage | undefined;
  lists?: Partial<PublicLists>;
  config?: Partial<ShopConfig>;
  widgets?: Readonly<Record<string, WidgetModule>>;
}

/**
 * Opens a screen for an owner, with answers by operation: lists, orders and visits are asked in any
 * order, and again by themselves. The last answer stays; an operation without one never ends.
 */
export function openScreen(
  Screen: ComponentType,
  answers: Record<string, (Answer | Promise<Answer>)[]>,
  { at, path, storage, lists, config, widgets }: Opened,
) {
  const calls: { operation: string; variables: Record<string, unknown> }[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const asked = fakeApi();
    void asked.fetch(url, init);
    const [call] = asked.calls;
    if (!call) throw new Error('a call has a name');
    calls.push(call);
    const queue = answers[call.operation] ?? [];
    const answer = await (queue.length > 1 ? queue.shift() : queue[0]);
    return answer ? fakeApi(answer).fetch(url, init) : new Promise<Response>(() => undefined);
  };
  const view = renderPage(withRights(Screen, 'orders', 'goods', 'shop', 'leads', 'people'), {
    at,
    path,
    api: { fetch, calls },
    lists: {
      products: [makeProduct({ id: 1, name: 'INVIS DUOS' })],
      ...{ deliveryCities: [], deliveryTypes: [], deliveryPrices: [] },
      ...lists,
    },
    ...(storage && { storage }),
    ...(config && { config }),
    ...(widgets && { widgets }),
  });
  const called = (operation: string) => calls.filter((call) => call.operation === operation);
  return { ...view, called };
}

export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** What is in the dialog with this title. */
export const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));

/** Types into a field instead of what is there. */
export const write = async (name: string | RegExp, text: string) => {
  await userEvent.clear(screen.getByRole('textbox', { name }));
  await userEvent.type(screen.getByRole('textbox', { name }), text);
};
