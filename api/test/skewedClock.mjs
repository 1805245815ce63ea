// Preloaded into an instance to shift its clock by SKEW_MS, as on a machine with a wrong clock.
const skew = Number(process.env.SKEW_MS);
const rightNow = Date.now;

Date.now = () => rightNow() + skew;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [target.now()], newTarget),
  apply: (target) => new target(target.now()).toString(),
});
