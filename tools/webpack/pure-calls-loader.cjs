const FACTORY_CALL = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g;
const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm;

/**
 * Makes unused components of a library removable: their factories are marked as free of effects, and names for debugging go.
 * @param {string} source
 */
module.exports = function pureCalls(source) {
  return source.replace(FACTORY_CALL, '= /*#__PURE__*/ $1').replace(DISPLAY_NAME, '');
};
