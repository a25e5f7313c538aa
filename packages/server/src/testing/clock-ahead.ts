// Loaded before a helper process (`--import`): its time of day is this far ahead of that of everybody else, as on a machine that nobody set.
const ahead = Number(process.env['CLOCK_AHEAD_MS'])

globalThis.Date = new Proxy(Date, {
  construct: (real, given: unknown[], target) =>
    Reflect.construct(real, given.length === 0 ? [real.now() + ahead] : given, target) as object,
  get: (real, name) => (name === 'now' ? () => real.now() + ahead : Reflect.get(real, name)),
})
