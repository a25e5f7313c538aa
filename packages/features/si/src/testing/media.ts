/** A window in which no media query holds: jsdom has none. */
export function withoutMedia(): void {
  Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) })
}
