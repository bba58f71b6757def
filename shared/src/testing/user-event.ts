import waitingUserEvent, { type Options } from '@testing-library/user-event';

const AT_ONCE = { delay: null };

/** A person at keyboard and mouse. Left to itself, the package waits for a timer after each key. */
export const userEvent = {
  setup: (options: Options = {}) => waitingUserEvent.setup({ ...AT_ONCE, ...options }),
  clear: waitingUserEvent.clear,
  click: (element: Element) => waitingUserEvent.click(element, AT_ONCE),
  dblClick: (element: Element) => waitingUserEvent.dblClick(element, AT_ONCE),
  tripleClick: (element: Element) => waitingUserEvent.tripleClick(element, AT_ONCE),
  hover: (element: Element) => waitingUserEvent.hover(element, AT_ONCE),
  unhover: (element: Element) => waitingUserEvent.unhover(element, AT_ONCE),
  keyboard: (keys: string) => waitingUserEvent.keyboard(keys, AT_ONCE),
  tab: (options: { shift?: boolean } = {}) => waitingUserEvent.tab({ ...AT_ONCE, ...options }),
  type: (...[element, text, options]: Parameters<typeof waitingUserEvent.type>) =>
    waitingUserEvent.type(element, text, { ...AT_ONCE, ...options }),
  paste: (data?: DataTransfer | string) => waitingUserEvent.paste(data, AT_ONCE),
  pointer: (...[input]: Parameters<typeof waitingUserEvent.pointer>) => waitingUserEvent.pointer(input, AT_ONCE),
  selectOptions: (...[element, values]: Parameters<typeof waitingUserEvent.selectOptions>) =>
    waitingUserEvent.selectOptions(element, values, AT_ONCE),
  upload: (...[element, files]: Parameters<typeof waitingUserEvent.upload>) =>
    waitingUserEvent.upload(element, files, AT_ONCE),
};
