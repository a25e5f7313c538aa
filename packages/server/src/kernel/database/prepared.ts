/** Thrown by a write whose `prepare` worked with something that has changed since: both are run again. */
export class OutdatedPreparation extends Error {
  override name = 'OutdatedPreparation'
}
/** Attempts of one call. Each is as slow as `prepare`, so that more would keep the caller waiting. */
export const mostPreparations = 5
