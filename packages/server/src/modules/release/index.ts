import { registerAddresses } from './address/address.module.ts'

/** Makes the documents of the area known, for processes without routes. */
export function registerReleases(): void {
  registerAddresses()
}
