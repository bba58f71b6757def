const PROBE = "div.innerHTML = '<svg/>';";
const TRUSTED_PROBE = "div.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));";

/**
 * Leaflet looks at load whether browsers know SVG, by HTML as text: the pages' policy (`require-trusted-types-for`) would end the map there.
 * @param {string} source
 */
module.exports = function trustedLeaflet(source) {
  if (!source.includes(PROBE))
    throw new Error('leaflet looks for SVG in another way now: see trusted-leaflet-loader.cjs');
  return source.replace(PROBE, TRUSTED_PROBE);
};
