/** The same shape in any language. */
export type Words<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : T extends (...args: never[]) => unknown
      ? T
      : { readonly [K in keyof T]: Words<T[K]> }
