const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Evaluates the parts of this file in separate tasks, so that a slow phone can respond in between
 * (docs/decisions.md, "The host's script runs in several tasks").
 */
async function start() {
  // A script that the starter has requested again may arrive twice.
  if (window.shopStarter?.begin() === false) return;
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'styled-components');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@shop/shared/runtime');
  await nextTask();
  await import(/* webpackMode: "eager" */ '../layout');
  await nextTask();
  const { hydratePage } = await import(/* webpackMode: "eager" */ './hydrate-page');
  await nextTask();
  await hydratePage();
}

start().catch((error: unknown) => {
  window.shopStarter?.giveUp();
  throw error; // to the console, which support asks visitors for
});
