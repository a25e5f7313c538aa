/** Where a movement key leads among `count` options; undefined for other keys. */
export function indexAfterKey(key: string, at: number, count: number): number | undefined {
  const target: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + 10,
    PageUp: at - 10,
    Home: 0,
    End: count - 1,
  }
  const next = target[key]
  return next === undefined ? undefined : Math.max(0, Math.min(next, count - 1))
}

/**
 * The option that begins with what was typed, -1 for none. One letter typed again and again goes through all that begin with it, after `from`;
 * a longer text may stay where it is.
 */
export function indexByText(options: readonly { label: string; value: string }[], typed: string, from: number): number {
  const text = typed.toLowerCase()
  const one = text === text.slice(0, 1).repeat(text.length) ? text.slice(0, 1) : text
  const begin = one.length === 1 ? from + 1 : from
  for (let step = 0; step < options.length; step++) {
    const index = (begin + step) % options.length
    const option = options[index]
    if (option && [option.label, option.value].some((word) => word.toLowerCase().startsWith(one))) return index
  }
  return -1
}
