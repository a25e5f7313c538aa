/** Makes a value when it is first asked for. What throws, throws each time. */
export function once<T>(make: () => T): () => T {
  let result: { readonly value: T } | undefined
  return () => (result ??= { value: make() }).value
}

/** Makes a value for a key when it is first asked for. It lives as long as what holds the function: an inquiry. */
export function each<K, T>(make: (key: K) => T): (key: K) => T {
  const results = new Map<K, T>()
  return (key) => {
    let value = results.get(key)
    if (value === undefined) results.set(key, (value = make(key)))
    return value
  }
}

type ByWord<T> = Map<string, T>
const mostKept = 20_000

/** Remembers what was made of four words, as far as there is room. What comes of it is shared. */
export class Lately<T extends object> {
  #made: ByWord<ByWord<ByWord<ByWord<T>>>> = new Map()
  #count = 0
  readonly #make: (a: string, b: string, c: string, d: string) => T

  constructor(make: (a: string, b: string, c: string, d: string) => T) {
    this.#make = make
  }

  of(a: string, b: string, c = '', d = ''): T {
    const level = below(below(below(this.#made, a), b), c)
    let value = level.get(d)
    if (value === undefined) {
      value = Object.freeze(this.#make(a, b, c, d))
      if ((this.#count += 1) >= mostKept) [this.#made, this.#count] = [new Map(), 0]
      level.set(d, value)
    }
    return value
  }
}

function below<T>(level: ByWord<ByWord<T>>, word: string): ByWord<T> {
  let next = level.get(word)
  if (next === undefined) level.set(word, (next = new Map()))
  return next
}
