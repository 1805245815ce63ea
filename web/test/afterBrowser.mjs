// Global teardown of the browser tests.
export default () => globalThis.closeShared?.();
