// After a run of the browser's tests.
export default () => globalThis.closeShared?.();
