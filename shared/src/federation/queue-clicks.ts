export interface QueuedClicks {
  /** Stops queueing, and clicks each queued button once. */
  replay: () => void;
  /** Stops queueing, and empties the queue. */
  drop: () => void;
}

/** The submit button of a form with an action works without scripts. */
function worksAsHtml(button: Element): boolean {
  return (
    button instanceof HTMLButtonElement && button.type === 'submit' && button.form?.hasAttribute('action') === true
  );
}

/**
 * Queues clicks on buttons inside `area` until the page is hydrated, then replays them. Links and
 * forms work as HTML.
 */
export function queueClicks(area: Node): QueuedClicks {
  const queue = new Set<HTMLElement>();
  const handleClick = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('button, [role="button"]');
    if (!button || !area.contains(button) || worksAsHtml(button)) return;
    event.preventDefault();
    // React may hydrate during this click, and would then handle it too.
    event.stopPropagation();
    queue.add(button);
  };
  const drop = () => {
    removeEventListener('click', handleClick, true);
    queue.clear();
  };
  addEventListener('click', handleClick, true); // the window gets a click before React does
  return {
    replay() {
      const buttons = [...queue];
      drop();
      for (const button of buttons) if (button.isConnected) button.click();
    },
    drop,
  };
}
