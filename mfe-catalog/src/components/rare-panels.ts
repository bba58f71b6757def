// Most first views have goods, so what stands in their place comes in chunks of its own.
import { lazy } from 'react';

export const NoAnswer = lazy(() =>
  import(/* webpackChunkName: "no-answer" */ './no-answer').then((module) => ({ default: module.NoAnswer })),
);

export const NoGoods = lazy(() =>
  import(/* webpackChunkName: "no-goods" */ './no-goods').then((module) => ({ default: module.NoGoods })),
);
