/* global __REMOTE_BASE__ -- handed in by whoever runs the bundle */
// The host's server passes each version's own address when it runs the bundle, so that pictures get the addresses the browser build gave them.
__webpack_public_path__ = __REMOTE_BASE__;
