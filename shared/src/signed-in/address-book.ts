import {
  CreateUserAddressDocument,
  DeleteUserAddressesDocument,
  UpdateUserAddressesDocument,
  UserAddressesDocument,
} from '../generated/graphql';
import type { GraphqlClient } from '../graphql/client';
import type {
  DeliveryUserAddress,
  UserAddressesState,
  UserAddressesStore,
  UserAddressPatch,
} from '../runtime/addresses/user-addresses-store';
import { LIST_REFRESH_MS, mutate, query, readToken } from '@shop/shared/runtime';

type AddressBook = Pick<UserAddressesState, 'load' | 'create' | 'update' | 'remove' | 'select'>;

/** A user's delivery addresses on the server; what is on screen changes when the server has answered. */
export function createAddressBook(client: GraphqlClient, store: UserAddressesStore): AddressBook {
  const change = (next: (items: DeliveryUserAddress[]) => DeliveryUserAddress[]) =>
    store.setState(({ items }) => ({ items: next(items) }));

  const put = (changed: readonly DeliveryUserAddress[]) =>
    change((items) => items.map((item) => changed.find(({ id }) => id === item.id) ?? item));

  const update = async (ids: readonly number[], input: UserAddressPatch) => {
    const filter = { id: { in: [...ids] } };
    put((await mutate(client, UpdateUserAddressesDocument, { input, filter })).siteUpdateDeliveryUserAddresses);
  };

  const isFresh = () => {
    const { loadedAt, hasFailed } = store.getState();
    return loadedAt !== null && !hasFailed && Date.now() - loadedAt < LIST_REFRESH_MS;
  };

  return {
    async load({ isForced = false } = {}) {
      if (!readToken()) store.setState({ items: [], isLoading: false });
      if (!readToken() || (!isForced && isFresh())) return;
      store.setState({ isLoading: true, hasFailed: false, loadedAt: Date.now() });
      try {
        store.setState({ items: (await query(client, UserAddressesDocument, {})).siteDeliveryUserAddresses });
      } catch (error) {
        store.setState({ hasFailed: true });
        throw error;
      } finally {
        store.setState({ isLoading: false });
      }
    },
    async create(input) {
      const created = (await mutate(client, CreateUserAddressDocument, { input })).siteCreateDeliveryUserAddress;
      // The server may have taken the mark from another address.
      const others = (items: DeliveryUserAddress[]) =>
        created.selected ? items.map((item) => ({ ...item, selected: false })) : items;
      change((items) => [...others(items), created]);
      return created;
    },
    update: (id, patch) => update([id], patch),
    async remove(id) {
      await mutate(client, DeleteUserAddressesDocument, { filter: { id: { equal: id } } });
      change((items) => items.filter((item) => item.id !== id));
    },
    async select(id) {
      const others = store.getState().items.filter((item) => item.selected && item.id !== id);
      if (others.length > 0)
        await update(
          others.map((item) => item.id),
          { selected: false },
        );
      await update([id], { selected: true });
    },
  };
}
