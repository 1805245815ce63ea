// Preloaded into an instance: its clock goes wrong by SKEW_MS, as on a machine that nobody keeps in time.
const skew = Number(process.env.SKEW_MS);
const rightNow = Date.now;

Date.now = () => rightNow() + skew;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [target.now()], newTarget),
  apply: (target) => new target(target.now()).toString(),
});
