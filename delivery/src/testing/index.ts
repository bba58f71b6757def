export {
  removeTemporaryDirs,
  temporaryDir,
  testBuild,
  testRelease,
  testReleases,
  writeFiles,
} from './temporary-release';
export { testRegistry, testRoute } from './test-registry';
