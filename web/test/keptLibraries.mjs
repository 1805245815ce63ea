// In a window that is kept, the libraries stay loaded; the sources are loaded anew for each test file, and with them the
// libraries that count on a document or a test file of their own.
import { join, sep } from 'node:path';
import KeptRuntime from '../../api/test/keptRuntime.mjs';

const LIBRARIES = `${sep}node_modules${sep}`;
/** The one writes its styles into the document's head; the other clears up after each test of the file that loads it. */
const ownOfFile = ['styled-components', '@testing-library/react'].map((name) => join(LIBRARIES, name, sep));

const isKept = (path) => path.includes(LIBRARIES) && !ownOfFile.some((library) => path.includes(library));

export default class KeptLibraries extends KeptRuntime {
  teardown() {
    super.teardown();
    if (!this._environment?.isKept) return;
    const loaded = this.registries.getActiveCjsRegistry();
    for (const path of loaded.keys()) if (!isKept(path)) loaded.delete(path);
  }
}
