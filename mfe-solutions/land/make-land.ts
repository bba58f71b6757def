// Writes src/places/map/land.json, the land of the map. Run `npm run land -w @shop/mfe-solutions`
// after an update of world-atlas.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FeatureCollection, Position } from 'geojson';
import GeoJSONVT from 'geojson-vt';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/land-50m.json';

/** The world has 8 × 8 cells, so that the map draws only the cells in sight. */
const ZOOM = 3;
/** Points along the edge of a cell. A point is 2.4 km at the equator and half of that in Russia. */
const EXTENT = 2048;
/** Bends smaller than this many points are straightened, and smaller islands are left out. */
const TOLERANCE = 4;
/** Cells overlap by this many points, so that no seam is visible. */
const OVERLAP = 8;
/** The rows below are the southern half, which the map does not show. */
const ROWS = 4;
const TARGET = path.join(import.meta.dirname, '../src/places/map/land.json');

type Ring = readonly (readonly [number, number])[];

/** An SVG path of one ring in relative coordinates. */
function ringPath(ring: Ring): string {
  return ring
    .slice(0, -1)
    .map(([x, y], index) => {
      const [beforeX, beforeY] = ring[index - 1] ?? [0, 0];
      return `${index === 0 ? 'M' : 'l'}${x - beforeX} ${y - beforeY}`;
    })
    .join('')
    .concat('z');
}

/**
 * The atlas is drawn on a sphere. Here a shore that crosses the 180th meridian continues beyond it
 * instead of jumping to the other side of the map.
 */
function unrollRing(ring: readonly Position[]): Position[] {
  let turns = 0;
  return ring.map(([longitude = 0, latitude = 0], index) => {
    const [before = longitude] = ring[index - 1] ?? [];
    if (Math.abs(longitude - before) > 180) turns += longitude < before ? 1 : -1;
    return [longitude + turns * 360, latitude];
  });
}

function unroll(collection: FeatureCollection): FeatureCollection {
  const features = collection.features.map((area) => {
    if (area.geometry.type !== 'MultiPolygon') throw new Error(`the land is a ${area.geometry.type}`);
    const coordinates = area.geometry.coordinates.map((polygon) => polygon.map(unrollRing));
    return { ...area, geometry: { ...area.geometry, coordinates } };
  });
  return { ...collection, features };
}

// The package has no types. Its README says that it is a topology with one object, `land`.
const topology = atlas as unknown as Topology<{ land: GeometryCollection }>;
// geojson-vt does not simplify its highest zoom, so that is one above ours.
const index = new GeoJSONVT(unroll(feature(topology, topology.objects.land)), {
  maxZoom: ZOOM + 1,
  indexMaxZoom: ZOOM,
  indexMaxPoints: 0,
  tolerance: TOLERANCE,
  extent: EXTENT,
  buffer: OVERLAP,
});

function cellPath(x: number, y: number): string {
  const polygons = index.getTile(ZOOM, x, y)?.features.filter(({ type }) => type === 3) ?? [];
  // The geometry of a polygon is a list of rings.
  return polygons.flatMap(({ geometry }) => (geometry as Ring[]).map(ringPath)).join('');
}

const cells: Record<string, string> = {};
for (let y = 0; y < ROWS; y++) {
  for (let x = 0; x < 2 ** ZOOM; x++) {
    const path = cellPath(x, y);
    if (path) cells[`${x}/${y}`] = path;
  }
}
writeFileSync(TARGET, `${JSON.stringify({ zoom: ZOOM, extent: EXTENT, cells }, null, 2)}\n`);
