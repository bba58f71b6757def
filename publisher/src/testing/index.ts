export {
  putVersion,
  removeTemporaryDirs,
  temporaryDir,
  testBuild,
  testRelease,
  testReleases,
  writeFiles,
} from './temporary-release';
export { testRegistry, testRoute } from './test-registry';
export { testCheckTools } from './test-check-tools';
