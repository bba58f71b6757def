import type { Logger } from 'pino';
import type { Services } from './context';
import type { Database } from './db/database';
import { createApiYoga } from './graphql/yoga';
import { registerApiRoute } from './http/api-route';
import { watchCatalogVersion } from './http/catalog-version';
import { createPublicAnswers } from './http/public-answers';
import { createServer } from './http/server';
import { registerServiceRoutes } from './http/service-routes';
import { createDeliveryRepository } from './modules/delivery/delivery-repository';
import { createDiscountRepository } from './modules/discounts/discount-repository';
import { createPlaceRepository } from './modules/places/place-repository';
import { createProductRepository } from './modules/products/product-repository';
import type { Settings } from './settings';

export interface AppOptions {
  settings: Settings;
  db: Database;
  log: Logger;
}

/** Puts the shop together over an open database; closing the server it gives stops everything but the database. */
export async function createApp({ settings, db, log }: AppOptions) {
  const version = await watchCatalogVersion(db);
  const services: Services = {
    products: createProductRepository(db),
    places: createPlaceRepository(db),
    delivery: createDeliveryRepository(db),
    discounts: createDiscountRepository(db),
    areDiscountsEnabled: settings.areDiscountsEnabled,
  };
  const { app, metrics } = createServer({ log, areRateLimitsOn: settings.areRateLimitsOn });
  const yoga = createApiYoga({
    isIntrospectionOn: settings.isDevelopment,
    onUnexpectedError: (error) => log.error({ err: error }, 'operation failed'),
  });
  registerApiRoute(app, { yoga, services, answers: createPublicAnswers(version.current) });
  registerServiceRoutes(app, db, metrics.registry);
  app.addHook('onClose', () => version.stop());
  return app;
}
