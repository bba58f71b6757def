export {
  removeTemporaryDirs,
  temporaryDir,
  testBuild,
  testRelease,
  testReleases,
  writeFiles,
} from './temporary-release';
