import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DeliveryUserAddressInput, DeliveryUserAddressPatch, UserAddressesQuery } from '../../generated/graphql';

/** A delivery address that a user has saved. */
export type DeliveryUserAddress = UserAddressesQuery['siteDeliveryUserAddresses'][number];
export type UserAddressFields = DeliveryUserAddressInput;
export type UserAddressPatch = DeliveryUserAddressPatch;

/** All actions reject with RequestError; the list then stays as the server last sent it. */
export interface UserAddressesState {
  /** Empty for guests. */
  items: DeliveryUserAddress[];
  isLoading: boolean;
  hasFailed: boolean;
  loadedAt: number | null;
  /** At most once in 15 minutes unless forced. */
  load: (options?: { isForced?: boolean }) => Promise<void>;
  create: (fields: UserAddressFields) => Promise<DeliveryUserAddress>;
  update: (id: number, patch: UserAddressPatch) => Promise<void>;
  remove: (id: number) => Promise<void>;
  /** Selects the default address of orders; the others are unmarked first. */
  select: (id: number) => Promise<void>;
}

export type UserAddressesStore = StoreApi<UserAddressesState>;

export type AddressBook = Pick<UserAddressesState, 'load' | 'create' | 'update' | 'remove' | 'select'>;

/**
 * The saved delivery addresses of the user; empty for a guest.
 * @param loadBook loads the code that reads and changes them, which a guest does not need
 */
export function createUserAddressesStore(
  loadBook: (store: UserAddressesStore) => Promise<AddressBook>,
): UserAddressesStore {
  const book = () => loadBook(store);
  const store: UserAddressesStore = createStore<UserAddressesState>()(() => ({
    items: [],
    isLoading: true,
    hasFailed: false,
    loadedAt: null,
    load: async (options) => (await book()).load(options),
    create: async (fields) => (await book()).create(fields),
    update: async (id, patch) => (await book()).update(id, patch),
    remove: async (id) => (await book()).remove(id),
    select: async (id) => (await book()).select(id),
  }));
  return store;
}
