/* global location */
// The server names pictures by their path on the site, and hydration compares the addresses.
__webpack_public_path__ = __webpack_public_path__.replace(`${location.origin}/`, '/');
