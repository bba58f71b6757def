import { adoptStyles } from './adopt-styles';

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Evaluates what the page runs on part by part, each in a task of its own: a slow phone answers a touch in between.
 * All parts are in this file; `browser` brings the page to life.
 */
async function start() {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  adoptStyles(await import(/* webpackMode: "eager" */ 'styled-components'));
  await nextTask();
  await import(/* webpackMode: "eager" */ '@shop/shared/runtime');
  await nextTask();
  await import(/* webpackMode: "eager" */ '../layout');
  await nextTask();
  const { run } = await import(/* webpackMode: "eager" */ './browser');
  await nextTask();
  run();
}

void start();
