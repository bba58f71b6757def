/** Nothing is known of remotes but what they were registered with. */
export const getGlobalRemoteInfo = () => ({});

export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { applyPlugin() {} };
}
