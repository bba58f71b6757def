/* global __REMOTE_BASE__ -- passed in by the program that runs the bundle */
// The host's server passes each version's base URL,
// so that images get the same URLs as in the browser build.
__webpack_public_path__ = __REMOTE_BASE__;
