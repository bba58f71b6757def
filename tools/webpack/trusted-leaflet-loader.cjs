const PROBE = "div.innerHTML = '<svg/>';";
const TRUSTED_PROBE = "div.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));";

/**
 * On load, Leaflet tests for SVG support by parsing HTML from a string. The pages' CSP
 * (`require-trusted-types-for`) would make that throw and break the map.
 * @param {string} source
 */
module.exports = function trustedLeaflet(source) {
  if (!source.includes(PROBE))
    throw new Error('Leaflet now detects SVG in another way: see trusted-leaflet-loader.cjs');
  return source.replace(PROBE, TRUSTED_PROBE);
};
