// Imported first by every npm script. Uses syntax that an old Node can read.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    'Feedstock needs Node 22.18 or newer and this is ' +
      process.versions.node +
      ': run `npm ci` (it brings Node 24 along; with --ignore-scripts it cannot) and start it through npm.',
  );
  process.exit(1);
}
